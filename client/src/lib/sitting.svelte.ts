/**
 * Who looks at the screen. With one seat of mine that is settled; where several persons share a
 * device, a curtain falls between them, and only the one who lifted it is connected: nothing of
 * another's view is in the page, or comes to it.
 */
import type { GameClient } from '../boards';
import type { SeatInfo, TableInfo, Update } from './protocol';
import { Room, type RoomEvents } from './room.svelte';

export class Sitting {
  readonly id: string;
  room = $state.raw<Room | null>(null);
  /** The seat that is to look next; null when the curtain is up. */
  curtain = $state<number | null>(null);
  /** The seats of this device, as the curtain names them. */
  mine = $state.raw<SeatInfo[]>([]);
  /** Several persons at this device, and nobody has said yet who looks. */
  #unknown = $state(false);
  #client: GameClient;
  #on: RoomEvents;

  constructor(table: TableInfo, client: GameClient, on: RoomEvents = {}) {
    this.id = table.id;
    this.#client = client;
    this.#on = on;
    this.mine = table.seats.filter((seat) => seat.mine);
    this.#unknown = this.mine.length > 1;
    this.#sit(this.mine[0]?.seat ?? null);
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether the view of the room may be shown. */
  get open(): boolean {
    return this.room !== null && this.curtain === null && !this.#unknown;
  }

  /** The person named on the curtain sits down. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.#sit(seat);
  }

  /** Pass the device on to another seat of mine. */
  pass(seat: number): void {
    this.room?.close();
    this.room = null;
    this.#unknown = false;
    this.curtain = seat;
  }

  close(): void {
    this.room?.close();
  }

  #sit(seat: number | null): void {
    this.room?.close();
    this.room = new Room(this.id, seat, this.#client, {
      updated: (update, before) => {
        this.#looked(update);
        if (this.open) this.#on.updated?.(update, before);
      },
      happened: (events) => {
        if (this.open) this.#on.happened?.(events);
      },
      told: (frame) => {
        if (frame.type === 'table') this.mine = frame.seats.filter((each) => each.mine);
        if (this.open) this.#on.told?.(frame);
      },
    });
  }

  /** Whose turn is it at this device? If another's, the curtain falls. */
  #looked(update: Update): void {
    if (!this.shared) {
      this.#unknown = false;
      return;
    }
    if (update.outcome) {
      this.#unknown = false;
      return;
    }
    const you = this.room?.seat;
    const asked = this.mine.filter((seat) => update.waiting.includes(seat.seat) && !seat.bot);
    const iAmAsked = asked.some((seat) => seat.seat === you);
    if (this.#unknown) this.pass(iAmAsked ? you! : (asked[0]?.seat ?? this.mine[0]!.seat));
    else if (asked.length && !iAmAsked) this.pass(asked[0]!.seat);
  }
}
