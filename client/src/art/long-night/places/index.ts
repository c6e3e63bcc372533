/** The places of every game of The Long Night as backdrops of 300 × 180, by their ids. */
import type { Component } from 'svelte';
import Colony from './Colony.svelte';
import Gas from './Gas.svelte';
import Grocery from './Grocery.svelte';
import Hospital from './Hospital.svelte';
import Library from './Library.svelte';
import Police from './Police.svelte';
import School from './School.svelte';

export const PLACES: Record<string, Component> = {
  colony: Colony,
  police: Police,
  grocery: Grocery,
  school: School,
  library: Library,
  hospital: Hospital,
  gas: Gas,
  yellow: Colony,
  blue: Colony,
};
