import { mount, type Component } from 'svelte';
import App from './App.svelte';
import { knownLetters, letters } from './lib/letters';
import type { Route } from './lib/address';
import { speak } from './lib/text.svelte';

/** These say themselves when one can begin. */
const BUSY = ['home', 'table'];

/** Show the page of the address, as soon as it and its words are here. */
export async function start(
  locale: string,
  page: Route['page'],
  fetched: Promise<Component<any>>,
): Promise<void> {
  if (knownLetters() || !BUSY.includes(page)) letters();
  await Promise.all([speak(locale), fetched.catch(() => {})]);
  mount(App, { target: document.getElementById('app')! });
}
