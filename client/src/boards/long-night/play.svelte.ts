/**
 * What the player can do now, and what pointing at a thing does. All of it follows from the ask
 * and from what is picked up (desk).
 */
import { arg } from '../../lib/options';
import { Playing } from '../../lib/playing.svelte';
import type {
  LongNightSearchView,
  LongNightSurvivorView,
  LongNightView,
  OptionInfo,
  RefusedOption,
} from '../../lib/protocol';
import { card, kindOf, listOf } from './cards.svelte';
import { desk } from './desk.svelte';
import { isTurn, Offer, partsOf, reasons, type Thing } from './things';

/** Where cards are laid that are given away. */
const PILED = new Set(['crisis', 'objective']);

const NONE: ReadonlySet<Thing> = new Set();

/** Whether two options differ in nothing but the card that is laid or played. */
function isLike(one: OptionInfo, other: OptionInfo): boolean {
  const names = Object.keys(one.args);
  return one.do === other.do && one.manner === other.manner && names.join() === 'item';
}

export class Play extends Playing<LongNightView> {
  /** Whose words are used where two games say it differently. */
  readonly tongue: string = 'ln';
  /** Whose things lie before the viewer; in a replay somebody else's may. */
  seat = $derived.by(() => this.you ?? this.view.viewer);
  offer = $derived.by(() => (this.ask ? new Offer(this.ask, this.view) : null));
  /** It is my turn, and I may do what I like. */
  acting = $derived.by(() => isTurn(this.ask?.kind ?? ''));
  /** Whose turn it is. */
  actives: readonly number[] = $derived.by(() =>
    this.view.active === null ? [] : [this.view.active],
  );
  /** Who of them is not done yet. */
  busy: readonly number[] = $derived.by(() => this.actives);
  /** Who goes first, or leads. */
  leaders: readonly number[] = $derived.by(() => (this.view.round ? [this.view.first] : []));
  /** Which goals of the main objective are met, by each colony that wants it. */
  goals: readonly { place: string; met: readonly boolean[] }[] = $derived.by(() => [
    { place: this.home, met: this.view.goals_met },
  ]);
  /** Crossroads cards that lie before the viewer in secret: whose they are, and which. */
  held: readonly (readonly [seat: number, card: string])[] = $derived.by(() =>
    this.view.crossroads ? [[this.view.active ?? 0, this.view.crossroads]] : [],
  );
  /** The search of which the cards lie before the viewer. */
  search: LongNightSearchView | null = $derived.by(() => this.view.search);
  /** The place that stands for the viewer's colony. */
  home = $derived.by(() => 'colony');

  /** The only one of the viewer's who can act in a turn. */
  single = $derived.by((): Thing | undefined => {
    if (!this.acting) return undefined;
    const able = [...(this.offer?.lit([]) ?? NONE)].filter((each) => each.startsWith('survivor:'));
    return able.length === 1 ? able[0] : undefined;
  });
  /**
   * The cards in hand that one would give away together with that of an option, in their order. Who
   * plays a card means that one; and into the crisis goes by handfuls only what counts there.
   */
  likewise = (option: OptionInfo): OptionInfo[] => {
    if (!PILED.has(option.manner ?? '') || !this.#counts(option)) return [];
    const mine = this.seat === null || !this.acting ? [] : (this.view.players[this.seat]?.hand ?? []);
    const of = new Map(
      this.ask?.options
        .filter((each) => isLike(each, option) && this.#counts(each))
        .map((each) => [arg(each, 'item'), each]),
    );
    return mine.map((item) => of.get(item)).filter((each) => each !== undefined);
  };

  /** Whether a card helps where it is laid. */
  #counts(option: OptionInfo): boolean {
    if (option.manner !== 'crisis') return true;
    return listOf(card('crisis', this.view.crisis), 'accepts').includes(kindOf(arg(option, 'item')));
  }

  /** The answer that plays a card at once, where its name alone says what for. */
  playing = (item: string): OptionInfo | undefined => {
    if (!this.acting) return undefined;
    const found = this.offer?.about([`item:${item}`]).filter((each) => each.do === 'play') ?? [];
    return found.length === 1 ? found[0] : undefined;
  };

  /**
   * The same once more, where it takes several answers: whoever lures two zombies from one place
   * to one door says so once.
   */
  again = $derived.by((): readonly OptionInfo[] => {
    if (!this.ask || this.acting) return [];
    const before = desk.before(this.ask.kind);
    const offered = this.ask.options.some(({ id }) => id === before[0]?.id);
    return offered && before.length > 1 ? before : [];
  });

  picked = $derived.by(() => (this.offer?.about(desk.picked).length ? desk.picked : []));
  lit: ReadonlySet<Thing> = $derived.by(() => this.offer?.lit(this.picked) ?? NONE);
  /** What is left to choose from; nothing as long as nothing is picked. */
  options = $derived.by(() => (this.picked.length ? (this.offer?.about(this.picked) ?? []) : []));
  /** What log or panel point at. */
  pointed: ReadonlySet<string> = $derived.by(() => new Set(this.given().lit));

  #survivors = $derived.by(() => new Map(this.view.survivors.map((each) => [each.id, each])));
  survivor = (id: string): LongNightSurvivorView | undefined => this.#survivors.get(id);

  /** Who votes with somebody. */
  fellows = (seat: number): readonly number[] => this.view.players[seat]?.fellows ?? [];

  isPicked = (thing: Thing): boolean => desk.picked.includes(thing);

  /** Whether log or panel point at a thing, by its bare name. */
  isPointed = (thing: Thing): boolean => {
    const [, name] = partsOf(thing);
    return this.pointed.has(name || thing);
  };

  /** The option that pressing this thing takes at once, if there is such a one. */
  only = (thing: Thing): OptionInfo | undefined => {
    if (!this.offer || !this.lit.has(thing)) return undefined;
    // In a turn the first thing that is pointed at only says who acts, or with what.
    if (this.acting && !this.picked.length) return undefined;
    const found = this.offer.about([...this.picked, thing]);
    // Nobody is driven off by pointing at a place: it must be said whom.
    const drives = found.length === 1 && found[0]!.do === 'oust';
    if (drives && partsOf(thing)[0] !== 'survivor') return undefined;
    return found.length === 1 ? found[0] : undefined;
  };

  /** Why pressing a thing leads nowhere. */
  reasons = (things: readonly Thing[]): RefusedOption[] =>
    this.ask ? reasons(this.ask, this.given().refused, this.view, things) : [];

  /** Point at a thing: take its option, go on with it, or put everything down. */
  press(thing: Thing): void {
    const only = this.only(thing);
    if (only) return this.take(only);
    if (this.isPicked(thing)) {
      desk.picked = desk.picked.filter((each) => each !== thing);
    } else if (this.picked.length && this.offer?.about([...this.picked, thing]).length) {
      desk.picked = [...this.picked, thing];
    } else if (this.picked.length > 1 && this.offer?.about([this.picked[0]!, thing]).length) {
      // Another place for the one who was going elsewhere.
      desk.picked = this.picked.slice(0, 1);
      this.press(thing);
    } else {
      // What cannot be done now can still be looked at.
      desk.picked = [thing];
    }
  }

  /** Lay one thing on another. */
  lay(thing: Thing, on: Thing): void {
    const found = this.offer?.about([thing, on]) ?? [];
    if (found.length === 1) this.take(found[0]!);
    else desk.picked = found.length ? [on, thing] : [on];
  }

  /** Whether laying one thing on another would mean something. */
  fits = (thing: Thing, on: Thing): boolean =>
    thing !== on && (this.offer?.about([thing, on]).length ?? 0) > 0;

  override take(option: OptionInfo): void {
    desk.picked = desk.picked.filter((each) => each.startsWith('survivor:'));
    if (this.ask) desk.answered(this.ask.kind, option, this.acting);
    super.take(option);
  }
}
