/** Short sounds, made by the browser: no files. */
import type { Sound } from '../boards';
import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  seconds: number;
  shape: OscillatorType | 'noise';
  loud: number;
  /** Seconds after the start of the sound. */
  at?: number;
}

const sounds: Record<Sound, Tone[]> = {
  step: [{ from: 180, to: 90, seconds: 0.07, shape: 'noise', loud: 0.25 }],
  bite: [
    { from: 900, to: 200, seconds: 0.12, shape: 'noise', loud: 0.6 },
    { from: 160, to: 60, seconds: 0.25, shape: 'sawtooth', loud: 0.25, at: 0.05 },
  ],
  shot: [
    { from: 4000, to: 300, seconds: 0.22, shape: 'noise', loud: 0.9 },
    { from: 140, to: 50, seconds: 0.2, shape: 'square', loud: 0.25 },
  ],
  card: [{ from: 2500, to: 5000, seconds: 0.12, shape: 'noise', loud: 0.25 }],
  dice: [0, 0.07, 0.15, 0.26].map((at) => ({
    from: 1800,
    to: 900,
    seconds: 0.04,
    shape: 'noise' as const,
    loud: 0.4,
    at,
  })),
  turn: [
    { from: 523, to: 523, seconds: 0.25, shape: 'sine', loud: 0.35 },
    { from: 784, to: 784, seconds: 0.4, shape: 'sine', loud: 0.35, at: 0.14 },
  ],
  end: [392, 330, 262, 196].map((pitch, i) => ({
    from: pitch,
    to: pitch,
    seconds: 0.6,
    shape: 'triangle' as const,
    loud: 0.35,
    at: i * 0.22,
  })),
};

/** Play it, if the reader wants sounds; `after` seconds from now. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound || settings.volume <= 0) return;
  // Browsers keep a page silent until its reader has touched it, and complain about attempts.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') {
    void audio.resume().catch(() => undefined);
    return;
  }
  for (const tone of sounds[sound]) sing(audio, tone, after);
}

function sing(audio: AudioContext, tone: Tone, after: number): void {
  const start = audio.currentTime + after + (tone.at ?? 0);
  const end = start + tone.seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(tone.loud * settings.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = tone.shape === 'noise' ? noise(audio, tone, start, gain) : hum(audio, tone, start, gain);
  source.start(start);
  source.stop(end);
}

function hum(audio: AudioContext, tone: Tone, start: number, into: AudioNode) {
  const source = audio.createOscillator();
  source.type = tone.shape as OscillatorType;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
  source.connect(into);
  return source;
}

function noise(audio: AudioContext, tone: Tone, start: number, into: AudioNode) {
  const length = Math.ceil(audio.sampleRate * tone.seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
  source.connect(filter).connect(into);
  return source;
}
