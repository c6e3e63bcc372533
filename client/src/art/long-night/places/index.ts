/** The places of The Long Night as backdrops of 300 × 180, by their ids. */
import type { Component } from 'svelte';
import Colony from './Colony.svelte';
import Den from './Den.svelte';
import Gas from './Gas.svelte';
import Grocery from './Grocery.svelte';
import Hideout from './Hideout.svelte';
import Hospital from './Hospital.svelte';
import Library from './Library.svelte';
import Police from './Police.svelte';
import Raxxon from './Raxxon.svelte';
import School from './School.svelte';

export const PLACES: Record<string, Component> = {
  colony: Colony,
  police: Police,
  grocery: Grocery,
  school: School,
  library: Library,
  hospital: Hospital,
  gas: Gas,
  raxxon: Raxxon,
  hideout: Hideout,
  yellow: Colony,
  blue: Colony,
  den: Den,
};
