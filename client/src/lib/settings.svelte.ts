/** What the reader prefers; kept in this browser, and shown on the root element for the styles. */

export type TextSize = 'normal' | 'large' | 'largest';
export type Motion = 'system' | 'on' | 'off';
export type Colours = 'night' | 'paper' | 'contrast';

export interface Settings {
  text: TextSize;
  motion: Motion;
  colours: Colours;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Whether what can be chosen on the board is listed in the panel, too. */
  list: boolean;
  /** Whether an answer is marked by a first press and sent by a second one. */
  confirm: boolean;
  /** Whether the page answers by itself where there is only one answer. */
  autoPass: boolean;
  /** Browser notifications when it is my turn and the page is hidden. */
  notices: boolean;
}

const KEY = 'settings';
const usual: Settings = {
  text: 'normal',
  motion: 'system',
  colours: 'night',
  sound: true,
  volume: 0.5,
  list: false,
  confirm: false,
  autoPass: false,
  notices: false,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual, ...stored() });

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
let systemIsStill = $state(still.matches);
still.addEventListener('change', () => (systemIsStill = still.matches));

/** Whether anything may move. */
export const moving = (): boolean =>
  settings.motion === 'on' || (settings.motion === 'system' && !systemIsStill);

/** Keep the settings and show them on the root element; to be called within an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement.dataset;
    root.text = settings.text;
    root.colours = settings.colours;
    root.motion = moving() ? 'on' : 'off';
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
