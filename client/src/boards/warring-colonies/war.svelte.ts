/** What the player can do now in a war; all that The Long Night knows, of the own colony. */
import type {
  LongNightSearchView,
  WarringColoniesColonyView,
  WarringColoniesWarView,
} from '../../lib/protocol';
import { Play } from '../long-night/play.svelte';
import { teamsOf, type Team } from './teams';

export class War extends Play {
  override readonly tongue = 'wc';
  war: WarringColoniesWarView = $derived.by(() => this.given().view);
  teams: ReadonlyMap<number, Team> = $derived.by(() => teamsOf(this.war));

  override actives: readonly number[] = $derived.by(() => this.war.pair);
  override busy: readonly number[] = $derived.by(() =>
    this.war.pair.filter((seat) => !this.war.done.includes(seat)),
  );
  override leaders: readonly number[] = $derived.by(() =>
    this.war.colonies.filter(({ place }) => place !== 'den').map(({ leader }) => leader),
  );
  override held: readonly (readonly [number, string])[] = $derived.by(() =>
    Object.entries(this.war.holds).map(([seat, card]) => [Number(seat), card] as const),
  );
  override search: LongNightSearchView | null = $derived.by(
    () => this.war.searches.find(({ seat }) => seat === this.seat) ?? null,
  );
  override home: string = $derived.by(() => this.war.home);

  /** The viewer is the Lone Wolf. */
  alone = $derived.by(() => this.war.wolf !== null && this.war.wolf === this.seat);
  own = $derived.by(() => this.colony(this.war.home));
  den = $derived.by(() => this.war.colonies.find(({ place }) => place === 'den'));
  /** The two colonies, the viewer's last: it lies nearer. */
  sides: WarringColoniesColonyView[] = $derived.by(() => {
    const both = this.war.colonies.filter(({ place }) => place !== 'den');
    return both.sort((a, b) => Number(a.place === this.home) - Number(b.place === this.home));
  });

  /** The viewer's come first here. */
  override goals: readonly { place: string; met: readonly boolean[] }[] = $derived.by(() =>
    this.sides
      .map(({ place, goals_met }) => ({ place, met: goals_met }))
      .sort((a, b) => Number(b.place === this.home) - Number(a.place === this.home)),
  );

  colony(place: string): WarringColoniesColonyView | undefined {
    return this.war.colonies.find((each) => each.place === place);
  }
}
