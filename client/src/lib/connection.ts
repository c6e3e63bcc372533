/**
 * The websocket of one viewer at one table. It comes back by itself, says what it has already,
 * and never guesses: the server sends what is missing, or everything.
 */
import type { ClientFrame, ServerFrame } from './protocol';

/** Why the server closed for good. */
export type Refused = 'not-allowed' | 'no-table';

/** Codes after which there is no sense in trying again, and those to follow at once. */
const FINAL: Record<number, Refused> = { 4401: 'not-allowed', 4404: 'no-table' };
const AT_ONCE = new Set([4408, 4409]);

const SHORTEST = 300;
const LONGEST = 5000;

export interface ConnectionEvents {
  frame(frame: ServerFrame): void;
  /** What the client has, so that the server sends only what is missing; null for nothing. */
  has(): { revision: number; after: number } | null;
  state(state: 'connecting' | 'open' | 'lost'): void;
  refused(why: Refused): void;
}

/** What can be replaced in tests: sockets and timers. */
export interface Surroundings {
  socket(address: string): WebSocket;
  later(action: () => void, milliseconds: number): () => void;
  chance(): number;
}

const browser: Surroundings = {
  socket: (address) => new WebSocket(address),
  later: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export class Connection {
  #table: string;
  #seat: number | null;
  #locale: string;
  #events: ConnectionEvents;
  #around: Surroundings;
  #socket: WebSocket | null = null;
  #forgetTimer: (() => void) | null = null;
  #tries = 0;
  #closed = false;

  constructor(
    table: string,
    seat: number | null,
    locale: string,
    events: ConnectionEvents,
    around: Surroundings = browser,
  ) {
    this.#table = table;
    this.#seat = seat;
    this.#locale = locale;
    this.#events = events;
    this.#around = around;
    this.#connect();
  }

  /** Whether it went out; what is said while the connection is lost is not kept. */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Try again now, e.g. because the device is online again. */
  wake(): void {
    if (!this.#forgetTimer || this.#closed) return;
    this.#forgetTimer();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#forgetTimer?.();
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #connect(): void {
    this.#forgetTimer = null;
    this.#events.state('connecting');
    const socket = this.#around.socket(this.#address());
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      if (this.#tries) this.#tries = 0;
      this.#events.frame(JSON.parse(message.data as string) as ServerFrame);
    };
    socket.onopen = () => {
      if (socket === this.#socket) this.#events.state('open');
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) {
      this.#closed = true;
      this.#events.refused(final);
      return;
    }
    this.#events.state('lost');
    const wait = AT_ONCE.has(code) && !this.#tries ? 0 : this.#patience();
    this.#tries += 1;
    this.#forgetTimer = this.#around.later(() => this.#connect(), wait);
  }

  /** Longer with each try, and never the same for everyone whom a restart cut off. */
  #patience(): number {
    const longest = Math.min(LONGEST, SHORTEST * 2 ** this.#tries);
    return longest * (0.5 + this.#around.chance() / 2);
  }

  #address(): string {
    const query = new URLSearchParams({ locale: this.#locale });
    if (this.#seat !== null) query.set('seat', String(this.#seat));
    const has = this.#events.has();
    if (has) {
      query.set('revision', String(has.revision));
      query.set('after', String(has.after));
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const table = encodeURIComponent(this.#table);
    return `${scheme}://${location.host}/api/tables/${table}/socket?${query}`;
  }
}
