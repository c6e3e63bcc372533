/** My display name: no account, the server's session remembers it. */
import { api } from './api';
import { say } from './text.svelte';

let name = $state('');
let asked: Promise<void> | undefined;

/** The name that the server knows; empty if none was given yet. */
export const myName = (): string => name;

/** Ask the server once. */
export function meetMe(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      name = me.name;
    },
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
