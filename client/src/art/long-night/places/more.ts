/** Backdrops of places that only some games have, by their ids. */
import type { Component } from 'svelte';
import Den from './Den.svelte';
import Hideout from './Hideout.svelte';
import Raxxon from './Raxxon.svelte';

export const MORE_PLACES: Record<string, Component> = {
  raxxon: Raxxon,
  hideout: Hideout,
  den: Den,
};
