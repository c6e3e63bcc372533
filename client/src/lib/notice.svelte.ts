/** Telling somebody who looks elsewhere that it is their turn: by title, sound and notification. */
import { settings } from './settings.svelte';
import { play } from './sound';
import { say } from './text.svelte';

let title = '';
let blinking: ReturnType<typeof setInterval> | undefined;

export function setTitle(words: string): void {
  title = words ? say('ui-title', { page: words }) : say('ui-title-home');
  if (!blinking) document.title = title;
}

/** It is my turn; `ask` is what I am asked. */
export function myTurn(ask: string): void {
  play('turn');
  if (!document.hidden) return;
  let lit = false;
  clearInterval(blinking);
  blinking = setInterval(() => {
    lit = !lit;
    document.title = lit ? say('ui-title-your-turn') : title;
  }, 1000);
  if (settings.notices && 'Notification' in window && Notification.permission === 'granted') {
    const notice = new Notification(say('ui-title-your-turn'), { body: ask, tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** The reader looks again. */
export function seen(): void {
  clearInterval(blinking);
  blinking = undefined;
  document.title = title;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) seen();
});

/** Ask the browser for leave to notify; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
