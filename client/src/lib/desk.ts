/** What the player has picked up, until another question is asked. */
export abstract class Desk {
  #ask = 0;

  /** Put everything down as soon as another question is asked. */
  asked(number: number): void {
    if (number === this.#ask) return;
    this.#ask = number;
    this.drop();
  }

  abstract drop(): void;
}
