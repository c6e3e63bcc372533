/** My display name: no account, the server's session remembers it. */
import { api } from './api';
import type { Me, MyDevice } from './protocol';
import { say } from './text.svelte';

let name = $state('');
let me = $state.raw<Me>({ name: '', devices: [], guest: false });
let asked: Promise<void> | undefined;

/** The name that the server knows; empty if none was given yet. */
export const myName = (): string => name;

/** The browsers that are me, if there are several. */
export const myBrowsers = (): readonly MyDevice[] => me.devices;
/** Whether this browser was called by another, and can be somebody of its own again. */
export const isGuest = (): boolean => me.guest;

/** What the server says of me. */
export function know(found: Me): void {
  me = found;
  name = found.name;
}

/** Ask the server once. */
export function meetMe(): Promise<void> {
  asked ??= api.me().then(
    (found) => know(found),
    () => {
      asked = undefined;
    },
  );
  return asked;
}

/** The server has heard it already, with a table or a seat. */
export function callMe(wanted: string): void {
  name = wanted.trim();
}

/** Tell the server, for the tables to come. */
export async function rename(wanted: string): Promise<void> {
  name = (await api.rename(wanted.trim())).name;
}

/** Delete everything that the server knows of me; from then on I am nobody. */
export async function forgetMe(): Promise<void> {
  name = (await api.forgetMe()).name;
}

/** A name for somebody who has not given one. */
export function suggestedName(): string {
  const names = say('ui-name-suggestions').split(',');
  return names[Math.floor(Math.random() * names.length)]!.trim();
}
