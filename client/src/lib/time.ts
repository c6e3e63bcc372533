/** Times for readers. */
import { locale } from './text.svelte';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", for seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  for (const [unit, length] of units) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, 'second');
}

/** "4:05", "1:04:05". */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, '0') : String(part))).join(':');
}

/** The hour and minute of a moment. */
export function hourOf(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at * 1000);
}
