/**
 * Follows the pawns from update to update. A view says where zombies stand, not which is which;
 * the events tell that, so that each can be seen walking its own way.
 */
import type { EventInfo, ZombieTerrorView } from '../../lib/protocol';
import { FACINGS, type Facing } from './geometry';
import type { Effect, Pawn, Scene, Stride } from './scene';

const STEP = 320;
const STRIKE = 380;
const CARD = 500;
/** However much happened, the show is over soon. */
const LONGEST = 1600;

export class Troupe {
  #pawns: Pawn[] = [];
  #heard = 0;
  #count = 0;

  /** The scene of a new view; what is in `fresh` and was not heard yet leads there. */
  advance(view: ZombieTerrorView, fresh: EventInfo[], motion: boolean): Scene {
    const news = fresh.filter((each) => each.number > this.#heard);
    this.#heard = fresh.at(-1)?.number ?? 0;
    const show = new Show(this.#pawns, () => `zombie-${++this.#count}`);
    for (const event of news) show.tell(event);
    this.#pawns = this.#settle(view, show.pawns);
    return motion ? show.scene(this.#pawns) : { ...show.scene(this.#pawns), ...UNMOVED };
  }

  /** The pawns as the view has them; who was followed here keeps the identity. */
  #settle(view: ZombieTerrorView, before: Pawn[]): Pawn[] {
    const zombies = new Map(before.filter((each) => each.zombie).map((each) => [each.field, each]));
    return [
      ...view.humans.map((human) => ({
        id: human.name,
        field: human.field,
        human,
        angle: 0,
      })),
      ...view.zombies.map((zombie) => {
        const known = zombies.get(zombie.field);
        const id = known?.id ?? `zombie-${++this.#count}`;
        return { id, field: zombie.field, zombie, angle: turned(known?.angle ?? 0, zombie.facing) };
      }),
    ];
  }
}

const UNMOVED = { leaving: [], strides: [], effects: [], length: 0 };

/** The angle of a facing that is nearest to the one before. */
function turned(before: number, facing: string): number {
  const wanted = FACINGS.indexOf(facing as Facing) * 90;
  return wanted + 360 * Math.round((before - wanted) / 360);
}

/** One update's events, told one after the other. */
class Show {
  pawns: Pawn[];
  #now = 0;
  #leaving: Pawn[] = [];
  #strides: Stride[] = [];
  #effects: Effect[] = [];

  constructor(
    pawns: Pawn[],
    private name: () => string,
  ) {
    this.pawns = pawns.map((each) => ({ ...each }));
  }

  tell(event: EventInfo): void {
    const facts = event.facts;
    const word = (key: string) => String(facts[key] ?? '');
    switch (event.name) {
      case 'moved':
        return this.#walk(this.#human(word('human')), word('to'));
      case 'shoved':
        return this.#walk(this.#human(word('other')), word('to'), 0);
      case 'pushed':
        return this.#walk(this.#zombie(word('start')), word('to'), 0);
      case 'zombie-moved':
      case 'zombie-relocated':
        return this.#walk(this.#zombie(word('start')), word('to'));
      case 'human-placed':
        return this.#appear({ id: word('human'), field: word('field'), angle: 0 });
      case 'zombie-placed':
      case 'special-entered':
        return this.#appear(newZombie(this.name(), word('field'), word('kind') || 'walker'));
      case 'eliminated':
      case 'brute-damaged':
        return this.#struck(event.name === 'eliminated', word('human'), word('field'), word('by'));
      case 'bitten':
        return this.#bitten(word('field'), word('at'));
      case 'healed':
        return this.#effect('heal', this.#human(word('patient'))?.field, 240);
      case 'searched':
        return this.#effect('search', word('field'), 240);
      case 'alarm':
        return this.#effect('bark', word('field'), 240, word('field'));
      case 'barked':
        return this.#effect('bark', word('field'), 240, this.#human('dog')?.field);
      case 'escaped':
        this.#effect('escape', this.#human(word('human'))?.field, 0);
        return this.#vanish(this.#human(word('human')), 320);
      case 'turned':
        return this.#vanish(this.#human(word('human')), 200);
      case 'card-played':
        this.#effects.push({
          kind: 'card',
          from: '',
          at: '',
          begin: this.#now,
          word: word('card'),
        });
        this.#now += CARD;
    }
  }

  scene(pawns: Pawn[]): Scene {
    const haste = Math.min(1, LONGEST / Math.max(1, this.#now));
    const strides = this.#strides.map((each) => ({
      ...each,
      begin: each.begin * haste,
      end: each.end * haste,
    }));
    const effects = this.#effects.map((each) => ({ ...each, begin: each.begin * haste }));
    const length = this.#now * haste;
    return { pawns, leaving: this.#leaving, strides, effects, length };
  }

  #human(name: string): Pawn | undefined {
    return this.pawns.find((each) => each.id === name);
  }

  #zombie(field: string): Pawn | undefined {
    return this.pawns.find((each) => each.field === field && !each.human);
  }

  #walk(pawn: Pawn | undefined, to: string, pause = STEP): void {
    if (!pawn) return;
    this.#stride(pawn, to, STEP, 'walk');
    pawn.field = to;
    this.#now += pause;
  }

  #stride(pawn: Pawn, to: string, time: number, how: Stride['how']): void {
    const [begin, end] = [this.#now, this.#now + time];
    this.#strides.push({ pawn: pawn.id, from: pawn.field, to, begin, end, how });
  }

  #appear(pawn: Pawn): void {
    this.pawns.push(pawn);
    this.#stride(pawn, pawn.field, STEP, 'appear');
    this.#now += STEP;
  }

  #vanish(pawn: Pawn | undefined, time: number): void {
    if (!pawn) return;
    this.#stride(pawn, pawn.field, time, 'vanish');
    this.#leaving.push({ ...pawn });
    this.pawns = this.pawns.filter((each) => each !== pawn);
    this.#now += time;
  }

  #struck(gone: boolean, human: string, field: string, by: string): void {
    const shot = by === 'pistol' || by === 'sawn-off';
    this.#effect(shot ? 'shot' : 'blow', field, 140, this.#human(human)?.field);
    if (gone) this.#vanish(this.#zombie(field), 220);
    else this.#now += 160;
  }

  #bitten(field: string, at: string): void {
    const zombie = this.#zombie(field);
    if (zombie) this.#stride(zombie, at, STRIKE, 'lunge');
    this.#now += 100;
    this.#effect('bite', at, STRIKE - 100);
  }

  #effect(kind: Effect['kind'], at: string | undefined, time: number, from = at): void {
    if (at) this.#effects.push({ kind, from: from ?? at, at, begin: this.#now, word: '' });
    this.#now += time;
  }
}

function newZombie(id: string, field: string, kind: string): Pawn {
  const traits = { activated: false, damaged: false, category: 3, fresh: true };
  return { id, field, angle: 0, zombie: { field, facing: 'N', kind, ...traits } };
}
