/** The humans of Zombie Terror, drawn around (0, 0) within a disc of radius 17. */
import type { Component } from 'svelte';
import Banker from './Banker.svelte';
import Child from './Child.svelte';
import Dog from './Dog.svelte';
import Lumberjack from './Lumberjack.svelte';
import Mechanic from './Mechanic.svelte';
import Nurse from './Nurse.svelte';
import Policeman from './Policeman.svelte';

export interface Look {
  Bust: Component;
  /** The ground of the portrait, and the colour of its ring. */
  ground: string;
  ring: string;
}

export const HUMANS: Record<string, Look> = {
  banker: { Bust: Banker, ground: '#d9c48f', ring: '#d8ae4c' },
  lumberjack: { Bust: Lumberjack, ground: '#d7b7a0', ring: '#d4604c' },
  child: { Bust: Child, ground: '#e6c6d3', ring: '#ee8fb8' },
  mechanic: { Bust: Mechanic, ground: '#b7cbe0', ring: '#5fa0e8' },
  nurse: { Bust: Nurse, ground: '#b9dcd6', ring: '#5fcbbb' },
  policeman: { Bust: Policeman, ground: '#bdc3e0', ring: '#8c9cf0' },
  dog: { Bust: Dog, ground: '#cdd7c0', ring: '#b9c27a' },
};
