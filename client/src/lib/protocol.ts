// Made by `python -m overrun.server.typescript` from src/overrun/server/protocol.py and the views
// of the games. Do not edit: change those, and make it again.

export const PROTOCOL = 1;
export const LONGEST_FRAME = 65536;
export const LONGEST_CHAT = 500;
export const LONGEST_NAME = 40;
export const CODE_SECONDS = 300;

/** Answer an open ask of one's own seat. */
export interface AnswerAsk {
  type: 'answer';
  ask: number;
  option: string;
}

/** Which options of this ask are refused, and why? Answered by `Refused`. */
export interface WhyNot {
  type: 'why';
  ask: number;
}

/** What would the bot do? Answered by `Hint`, if the table allows it. */
export interface WantHint {
  type: 'hint';
  ask: number;
}

/** Take one's own last answer back. If something became known since, the others are asked. */
export interface Undo {
  type: 'undo';
}

/** Agree to what another seat asks for, or not; who asked may take it back with `false`. */
export interface Consent {
  type: 'consent';
  agree: boolean;
  /** `undo`, or `end`: that the game ends for all. */
  about?: string;
}

/** Say something to everyone at the table, or to those of one of one's channels. */
export interface Chat {
  type: 'chat';
  text: string;
  /** Empty for everyone, or one of the `channels` of `TableInfo`. */
  to?: string;
}

/**
 * Let a bot play a seat, or with `bot` empty, give the seat back to its person.
 *
 * Everyone may do so for the own seats, for open ones, and for those whose person is away for
 * longer than the table's `grace`. For somebody else it is always the game's best bot.
 */
export interface StandIn {
  type: 'stand-in';
  seat: number;
  bot?: string;
}

/** How long bots wait before they answer: `at-once`, `brisk` or `calm`. */
export interface SetPace {
  type: 'pace';
  pace: string;
}

/**
 * Give up, which ends the game; where that is not one's own to do (`concedes` in
 * `TableInfo`), `Leave` or `EndGame`.
 */
export interface Concede {
  type: 'concede';
}

/** Leave the game: a bot has the seat from now on, and the others play on. */
export interface Leave {
  type: 'leave';
}

/** Ask all persons at the table to end the game here; it ends when all have agreed. */
export interface EndGame {
  type: 'end';
}

/** Which devices hold my seat? Answered by `Devices`. */
export interface WantDevices {
  type: 'devices';
}

/** I want to play on another device. Answered by `DeviceCode`. */
export interface AddDevice {
  type: 'add-device';
}

/** Take my seat from one of its devices, by its id in `Devices`. */
export interface DropDevice {
  type: 'drop-device';
  device: string;
}

/** Send everything again; for a client that lost track. */
export interface Sync {
  type: 'sync';
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  /** The side's id, `humans`; `seat-0` where seats have no sides. */
  side: string;
  side_name: string;
  /** Who sits there: a display name, or what the bot is called; empty for an open seat. */
  name: string;
  /** `person`, `bot` or `open`. */
  kind: string;
  /** The bot that answers now; empty if a person does. A person with a bot is stood in for. */
  bot: string;
  /** Whether a browser or program of this seat is connected. */
  present: boolean;
  /** Whether the session that receives this holds the seat. */
  mine: boolean;
  /** For a person who is not here: seconds until the others may let a bot stand in. */
  away: number | null;
  /** Who left this seat to its bot. */
  left: string;
}

/** What is agreed about a table besides the game's own settings. */
export interface TableOptions {
  hints?: boolean;
  /** Seconds for each decision; 0 for no clock. */
  clock?: number;
  pace?: string;
  /** Whether it is listed for everyone to watch. */
  public?: boolean;
  /**
   * Whether somebody who does nothing for three minutes, where several may act at the same time,
   * is taken to have finished. At public tables it is always so.
   */
  guard?: boolean;
  /** Seconds for which somebody may be away before the others may let a bot stand in. */
  grace?: number;
}

/** The table apart from the game; sent first, and again when something of it changes. */
export interface TableInfo {
  type: 'table';
  protocol: number;
  version: string;
  id: string;
  game: string;
  game_name: string;
  settings: Record<string, string>;
  /** The settings that are not the usual ones, in words. */
  settings_text: string[];
  options: TableOptions;
  seats: SeatInfo[];
  /** The seat of this connection; `null` for a spectator. */
  you: number | null;
  /** Whether this session made the table. */
  host: boolean;
  /** The bots that can play this game, the weakest first. */
  bots: string[];
  /** SHA-256 of the seed, shown from the start. */
  seed_hash: string;
  /** The seed itself, once the game is over: dice and shuffles can be verified. */
  seed: string | null;
  /** The table from whose replay this one was played on. */
  parent: string | null;
  watchers: number;
  /**
   * To whom this viewer may speak besides everyone: `team` for those of the same side, or the
   * number of a seat for a word with that one alone.
   */
  channels: string[];
  /** Whether this seat may give the game up alone. If not, it may leave, or ask all to end it. */
  concedes: boolean;
  /** What everyone at the table should know: that it went on under other rules, say. */
  notices: string[];
}

/** Something that happened, as this viewer heard it. The numbers have no gaps. */
export interface EventInfo {
  number: number;
  name: string;
  facts: Record<string, string | number | boolean | null | string[]>;
  text: string;
}

/** One answer to an ask. */
export interface OptionInfo {
  id: string;
  /** What it does: the first word of its id. */
  do: string;
  /** The other words by their names; `a1`, `a2` and so on where the game has none for them. */
  args: Record<string, string | string[]>;
  /**
   * How it is best offered, where that matters: `move` goes somewhere, `aim` hits somebody,
   * `cards` is done with cards, `rare` as well but is seldom wanted, `end` ends something.
   */
  manner?: string;
  /** A sentence, complete in itself. */
  text: string;
  actor?: string;
  verb?: string;
  /** The same in parts, for lists; empty where the game gives none. */
  target?: string;
  /** The places and pieces on the board that it is about, the last one its target. */
  where?: string[];
  /** Why it loses the game for sure, if it does; ask once more before it is sent. */
  warning?: string;
}

/** A question to this seat. */
export interface AskInfo {
  number: number;
  kind: string;
  seat: number;
  text: string;
  facts: Record<string, string | number | boolean | null | string[]>;
  options: OptionInfo[];
}

export interface OutcomeInfo {
  reason: string;
  winners: number[];
  sides: string[];
  text: string;
}

/**
 * What is so now, and what happened since the last update.
 *
 * `view` and `asks` are always complete. `events` are those that this connection has not
 * had yet; with `reset` they are all there are, and replace what the client kept (after an
 * undo, or when its numbers did not fit).
 */
export interface Update {
  type: 'update';
  /** Raised by every undo; event numbers belong to a revision. */
  revision: number;
  answers: number;
  reset: boolean;
  events: EventInfo[];
  /** The number of the last event that this seat had heard when it last answered. */
  since: number;
  view: any;
  /** What a drawing needs beyond the view, worked out from the view alone. */
  details: Record<string, any>;
  asks: AskInfo[];
  /** The seats that still have to answer something. */
  waiting: number[];
  /** Seconds left, by seat, for those who decide against a clock: the table's or the rules'. */
  clocks: Record<string, number>;
  /** The seats whose clock stands still, because their connection is lost. */
  paused: number[];
  /** What taking one's last answer back would need: `free`, `consent`, or empty for no. */
  undo: string;
  outcome: OutcomeInfo | null;
}

export interface ChatLine {
  number: number;
  /** `null` if a spectator spoke. */
  seat: number | null;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
  /** To whom it was said: empty for everyone, `team`, or the number of a seat. */
  to: string;
}

/** What was said since the last such message; at first, what was said before. */
export interface ChatLines {
  type: 'chat';
  lines: ChatLine[];
}

export interface RefusedOption {
  option: string;
  do: string;
  /** What it would do, as of an option. */
  args: Record<string, string | string[]>;
  /** Why not, as a sentence. */
  text: string;
  rule: string;
  where: string[];
  /** What the option would be, as a sentence. */
  label: string;
}

/** The options that one might think of but may not take now. */
export interface Refused {
  type: 'refused';
  ask: number;
  options: RefusedOption[];
}

/** What the best bot would answer. */
export interface Hint {
  type: 'hint';
  ask: number;
  option: string;
  text: string;
}

/**
 * Somebody asks for something to which all must agree; `seat` is `null` when the matter is
 * settled. There may be one of each kind at a time.
 */
export interface Proposal {
  type: 'proposal';
  /** `undo`: to take an answer back; `end`: to end the game here. */
  about: string;
  seat: number | null;
  /** Whose consent is still missing. */
  waiting: number[];
  /** `done` or `refused`, when it is settled. */
  result: string;
}

/** A device that holds a seat, as those who hold it with it are told. */
export interface DeviceInfo {
  id: string;
  /** `browser` or `program`. */
  kind: string;
  /** What it is, as far as it says: `Firefox, Android`. */
  about: string;
  /** When it came, in seconds since 1970; 0 if that was not noted. */
  since: number;
  /** Whether it is the one that receives this. */
  here: boolean;
}

/** All devices that hold this seat; sent when asked for, and whenever one has come or gone. */
export interface Devices {
  type: 'devices';
  devices: DeviceInfo[];
}

/** What brings one more device to this seat, once: the token of a link. */
export interface DeviceCode {
  type: 'device-code';
  token: string;
  /** How long it is good. */
  seconds: number;
}

/** Something that this client sent was not done. Nothing changed. */
export interface Trouble {
  type: 'error';
  /**
   * `stale-answer`, `wrong-seat`, `illegal-answer`, `game-ended`, `time-up`,
   * `undo-refused`, `bad-frame`, `too-fast`, `not-allowed`, `broken-table`.
   */
  kind: string;
  text: string;
  rule: string;
  ask: number;
}

/**
 * Who is to have a seat: `me`, `open` (somebody with the link), `bot`, or for a rematch
 * `same`: whoever had this seat at the table that is played again.
 */
export interface SeatWish {
  kind: string;
  bot?: string;
  /** For hot-seat: what the person at this seat of my device is called. */
  name?: string;
}

/** `POST /api/tables` */
export interface NewTable {
  game: string;
  /** My display name. */
  name: string;
  seats: SeatWish[];
  settings?: Record<string, string>;
  options?: TableOptions;
  /** For a rematch: the finished table that is played again. */
  again?: string;
}

/** `POST /api/tables/{id}/play-on`: a new table from a moment of a finished one. */
export interface PlayOn {
  name: string;
  answers: number;
  seats: SeatWish[];
  options?: TableOptions;
}

/**
 * `POST /api/tables/{id}/join`: take the seat, or the place to watch, of a link. A link to a
 * seat is spent with it.
 */
export interface Join {
  token: string;
  /** My display name; needed unless the link adds a device to a seat that has one. */
  name?: string;
  /** Whether a program takes the seat, which holds it by a key instead of a session. */
  program?: boolean;
}

export interface Joined {
  table: string;
  seat: number | null;
  links: Links;
  /** What I am called at this seat: with a number, if there was somebody of that name. */
  name: string;
  /** For a program: what it sends with its websocket. Nobody else knows it. */
  key: string;
}

/**
 * The links that this session may give away: those of seats that nobody has taken. A link is
 * `/t/<table>#<token>`.
 */
export interface Links {
  seats: SeatLink[];
  watch: string;
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** `PUT /api/me` */
export interface Rename {
  name: string;
}

export interface Me {
  name: string;
}

/** A table in a list. */
export interface Listing {
  id: string;
  game: string;
  game_name: string;
  /** Who sits where. */
  seats: string[];
  mine: number[];
  my_turn: boolean;
  touched: number;
  ended: boolean;
  /** How it ended, as a sentence. */
  outcome: string;
  answers: number;
}

export interface Listings {
  tables: Listing[];
}

export interface ValueInfo {
  value: string;
  name: string;
  text: string;
  /** Whether chance decides with it which seat has which side. */
  lot: boolean;
}

export interface SettingInfo {
  name: string;
  title: string;
  help: string;
  default: string;
  values: ValueInfo[];
  /** Any text may be given; the values are the usual one and examples. */
  free: boolean;
}

export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

export interface GameInfo {
  name: string;
  short: string;
  title: string;
  blurb: string;
  /** What its cover says. */
  teaser: string;
  /** Who can play it, in words. */
  players: string;
  /** The numbers of seats it can be played with. */
  seats: number[];
  /** The number of seats for which it is best. */
  usual: number;
  /** The names of the seats' sides, by the number of seats; none if they have none. */
  sides: Record<string, string[]>;
  /** Whether several may act at the same time: then a table may have a guard. */
  races: boolean;
  settings: SettingInfo[];
  bots: BotInfo[];
}

export interface GameInfos {
  games: GameInfo[];
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

export interface RuleInfos {
  game: string;
  rules: RuleInfo[];
}

/** A card, or another thing that one may look up, in words. */
export interface GlossaryEntry {
  id: string;
  /** What kind of card it is, in the game's own words; ids are unique on a shelf. */
  shelf: string;
  title: string;
  story: string;
  /** What it does. */
  rules: string[];
  /** Its values, for drawing. */
  facts: Record<string, string | number | boolean | null | string[]>;
  /** Its other words, by name. */
  texts: Record<string, string>;
}

/** `GET /api/games/{game}/glossary` */
export interface Glossary {
  game: string;
  entries: GlossaryEntry[];
}

/** The table after one answer; step 0 is before the first. */
export interface ReplayStep {
  number: number;
  round: number;
  seat: number | null;
  /** What was answered: empty for others' answers while the game runs. */
  option: string;
  text: string;
  events: EventInfo[];
  view: any;
  details: Record<string, any>;
  /** With `as=all`: the view of every seat. */
  views: any[];
  /** Whether it is known what was seen. Of games of long ago only what was told may be. */
  seen: boolean;
}

/** `GET /api/tables/{id}/replay?as=…&start=…&count=…` */
export interface Replay {
  table: TableInfo;
  /** How many answers there are. */
  total: number;
  start: number;
  steps: ReplayStep[];
  /** For each round, the first step of it. */
  rounds: number[];
  outcome: OutcomeInfo | null;
  /**
   * Whether the rules are still those by which it was played. If not, it can be looked at as it
   * was, but perhaps not be played on.
   */
  agrees: boolean;
}

/** `POST /api/tables/{id}/report`: something is wrong here. */
export interface Report {
  note?: string;
  viewport?: string;
  agent?: string;
}

/** The file for the one who reports. The full log of a running game stays on the server. */
export interface Reported {
  id: string;
  version: string;
  table: string;
  game: string;
  settings: Record<string, string>;
  seat: number | null;
  answers: number;
  revision: number;
  asks: AskInfo[];
  waiting: number[];
  view: any;
  events: EventInfo[];
  note: string;
  viewport: string;
  agent: string;
  /** The log, if the game is over. */
  log: any;
}

/** `GET /api/reached`: how this request came to the server, so that its way can be checked. */
export interface Reached {
  /** Whom the server takes for the sender. */
  address: string;
  scheme: string;
}

/** Something that is not as it should be. */
export interface HealthReason {
  kind: string;
  text: string;
}

/** `GET /api/health`: 200 if the server can be played on, 503 if not. */
export interface Health {
  /** `ok`, `degraded` (something is wrong, but games go on), `failing`, or `closing`. */
  status: string;
  version: string;
  /** Tables in the memory of this process. */
  rooms: number;
  connections: number;
  /** Tables that could not be opened when that was last tried. */
  broken: number;
  /** How often a table failed since the process was started. */
  faults: number;
  reasons: HealthReason[];
}

/** Every refused request: what is wrong, and where. */
export interface Problem {
  error: string;
  text: string;
}

/** The table as one viewer sees it. */
export interface ZombieTerrorView {
  viewer: number | null;
  humans_seat: number;
  config: ZombieTerrorConfig;
  columns: number;
  half_line: number;
  terrain: string;
  allowed: string[];
  humans: ZombieTerrorHumanView[];
  zombies: ZombieTerrorZombieView[];
  aside: ZombieTerrorHumanView[];
  escaped: ZombieTerrorHumanView[];
  turned: string[];
  score: number;
  target: number;
  pool: number;
  bullets: number;
  briefcase: boolean;
  terror: number | null;
  round: number;
  phase: string;
  active: string | null;
  ap: number;
  activated: string[];
  used: string[];
  shots: number;
  /** Activations that the zombies owe this turn. */
  owed: number;
  /** How many of them there are zombies for. */
  quota: number;
  moved: number;
  quota_bonus: number;
  cunning: string[];
  due: string[];
  ambush: boolean;
  /** The viewer's own cards; nobody else's. */
  hand: string[];
  hand_sizes: Record<string, number>;
  played: string[];
  /** After the end: both hands and the boxed cards. */
  revealed: Record<string, Record<string, string[]>>;
  /** Fields with a face-down search token. */
  search: string[];
  keys: ZombieTerrorKeys | null;
  arriving: string[];
  riders: Record<string, number>;
  /** What lies about in this scenario: barrels, crates, goo or alarms. */
  thing: string;
  /** The fields on which one lies; twice for two. */
  things: string[];
  /** The humans who carry one. */
  carried: string[];
  brought: number;
  outcome: Outcome | null;
}

/** The settings of a table, as the rules use them (ZT-DO-01 ff.). */
export interface ZombieTerrorConfig {
  layout: string;
  setup: string;
  scenario: string;
  zombie_deck: string;
  zombies_per_half: number;
  target: number;
  round_limit: number;
  /** As tables were played before there was a choice. */
  bites: string;
}

/** A human pawn; `field` is empty beside the board. */
export interface ZombieTerrorHumanView {
  name: string;
  health: string;
  stars: number;
  field: string;
}

export interface ZombieTerrorZombieView {
  field: string;
  facing: string;
  activated: boolean;
  kind: string;
  damaged: boolean;
  /** 1 must bite, 2 must hunt, 3 is free (as of now). */
  category: number;
  fresh: boolean;
}

/** The car keys of "Lost Keys": carried, lying somewhere, or not found yet. */
export interface ZombieTerrorKeys {
  carrier: string | null;
  lying: number | null;
  locked: boolean;
}

/**
 * How a game ended: why, and who won.
 *
 * `reason` is a short name from the game's list of endings; `sides` the winning sides by
 * name, for statistics; `facts` what the end banner tells.
 */
export interface Outcome {
  reason: string;
  winners: number[];
  sides: string[];
  facts: Record<string, string | number | boolean | null | string[]>;
}

/** The table as one viewer sees it. */
export interface LongNightView {
  viewer: number | null;
  config: LongNightConfig;
  players: LongNightPlayerView[];
  survivors: LongNightSurvivorView[];
  places: LongNightPlaceView[];
  survivor_deck: number;
  /** The survivors that the viewer may choose from at set-up. */
  offer: string[];
  graveyard: string[];
  gone: string[];
  objective: string;
  side: string;
  progress: number;
  pile: string[];
  /** Of the main objective, as things stand. */
  goals_met: boolean[];
  morale: number;
  rounds: number;
  round: number;
  food: number;
  /** What the colony will eat in this round, as things stand. */
  food_due: number;
  /** The zombies that will come to the colony in this round, as things stand. */
  zombies_due: number;
  starvation: number;
  helpless: number;
  unruly: number;
  waste: string[];
  /** The morale that the waste will cost in this round, as things stand. */
  waste_loss: number;
  /** So many more cards of waste cost the next point. */
  waste_left: number;
  removed: number;
  crisis: string;
  needed: number;
  /** The points that are still missing, if every card that the viewer does not know helps. */
  missing: number;
  added: LongNightAddedView[];
  crisis_deck: number;
  past_crises: string[];
  /** The card that the viewer holds in secret; empty for everyone else. */
  crossroads: string;
  holder: number | null;
  revealed: string;
  crossroads_deck: number;
  past_crossroads: string[];
  first: number;
  active: number | null;
  phase: string;
  search: LongNightSearchView | null;
  look: LongNightLookView | null;
  modules: LongNightModulesView;
  outcome: Outcome | null;
}

/** The settings of a table, typed. */
export interface LongNightConfig {
  objective: string;
  /** `standard`, `cooperative` or `betrayer`. */
  mode: string;
  side: string;
  elimination: boolean;
  adult: boolean;
  boxes: string[];
  /** The modules in play (LN-PREP-01), in the order in which they step in. */
  modules: string[];
  story: string;
  /** What comes with a crisis that has no bandits of its own (LN-BAN-PLACE-04). */
  strangers: string;
  /** Five random items join every item deck (WC-RI-01). */
  random_items: boolean;
  /** What the players keep or leave out, as `+shotgun` and `-skis` (LN-PREP-06). */
  cards: string[];
  /** The item decks that the players have composed themselves: a name, then cards (LN-PREP-06). */
  decks: string[][];
}

/**
 * A player. Hand, secret and exile card are empty unless they are the viewer's own or the
 * game is over.
 */
export interface LongNightPlayerView {
  seat: number;
  hand: string[];
  hand_size: number;
  secret: string;
  exile_card: string;
  /** Of the own secret objective as exile has changed it, as things stand. */
  goals_met: boolean[];
  exiled: boolean;
  out: boolean;
  leader: string;
  first_leader: string;
  group: string[];
  dice: number[];
  used: number[];
  called: boolean;
  asked: string[];
  tally: Record<string, number>;
  /** Who votes when this player or one of the same colony does (LN-VOTE-03). */
  fellows: number[];
}

export interface LongNightSurvivorView {
  id: string;
  owner: number;
  place: string;
  wounds: number;
  frostbite: number;
  despair: number;
  moved: boolean;
  used: boolean;
  items: LongNightItem[];
  home: string;
  door: number | null;
  bitten: boolean;
  /** So many more wounds kill it; 0 while it lies on its side, and none do. */
  life: number;
}

/** An equipped item; `used` if its once-a-round ability was (LN-ACT-HAND-04). */
export type LongNightItem = [id: string, used: boolean];

export interface LongNightPlaceView {
  id: string;
  spaces: number;
  room: number;
  noise_spaces: number;
  noise: number;
  doors: LongNightDoor[];
  survivors: string[];
  /** How many cards its item deck has. */
  deck: number;
  bandits: number;
  /** The zombies that will come in this round, as things stand and without noise. */
  due: number;
  /** How many of them will get in. */
  breaches: number;
}

/** An entrance: spaces that each hold a zombie, a barricade or an explosive trap. */
export type LongNightDoor = [spaces: number, zombies: number, barricades: number, traps: number, specials: string[], intruders: string[]];

/** A card in the crisis pile: whose, and which if the viewer knows. */
export interface LongNightAddedView {
  seat: number;
  item: string;
}

export interface LongNightSearchView {
  seat: number;
  survivor: string;
  place: string;
  count: number;
  /** The cards, for who searches; nobody else sees them (LN-ACT-SEARCH-04). */
  drawn: string[];
  quiet: boolean;
}

export interface LongNightLookView {
  seat: number;
  deck: string;
  count: number;
  cards: string[];
}

/** What the modules and stories bring to the table; all of it is public. */
export interface LongNightModulesView {
  row: LongNightImprovement[];
  improvement_deck: number;
  built: string[];
  operated: string[];
  loot: string[];
  chief: number | null;
  /** The top experiment, whose audio side everybody may read (LN-RAX-04). */
  experiment: string;
  experiment_deck: number;
  code: number[];
  calm: string;
  calm_left: number;
  encounters: string[];
  /** The side effect deck, which anybody may look through at any time (LN-RAX-05). */
  side_effects: string[];
  contained: number;
  sealed: string[];
  closed: string[];
  page: string;
  stages: string[];
}

/** An improvement in the row, and its advancement tokens. */
export type LongNightImprovement = [id: string, tokens: number];

/**
 * The table as one viewer sees it. What The Long Night calls the colony is the viewer's own;
 * a spectator sees it from the yellow side.
 */
export interface WarringColoniesWarView {
  viewer: number | null;
  config: LongNightConfig;
  players: LongNightPlayerView[];
  survivors: LongNightSurvivorView[];
  places: LongNightPlaceView[];
  survivor_deck: number;
  offer: string[];
  graveyard: string[];
  gone: string[];
  objective: string;
  side: string;
  progress: number;
  pile: string[];
  goals_met: boolean[];
  morale: number;
  rounds: number;
  round: number;
  food: number;
  food_due: number;
  zombies_due: number;
  starvation: number;
  helpless: number;
  unruly: number;
  waste: string[];
  waste_loss: number;
  waste_left: number;
  removed: number;
  crisis: string;
  needed: number;
  missing: number;
  added: LongNightAddedView[];
  crisis_deck: number;
  past_crises: string[];
  crossroads: string;
  holder: number | null;
  revealed: string;
  crossroads_deck: number;
  past_crossroads: string[];
  first: number;
  active: number | null;
  phase: string;
  search: LongNightSearchView | null;
  look: LongNightLookView | null;
  modules: LongNightModulesView;
  outcome: Outcome | null;
  home: string;
  colonies: WarringColoniesColonyView[];
  wolf: number | null;
  mission_deck: number;
  /** The viewer's own, if it is the Lone Wolf. */
  missions: string[];
  missions_held: number;
  completed: string[];
  noted: string;
  step: string;
  pair: number[];
  mover: number | null;
  passed: number[];
  done: number[];
  searches: LongNightSearchView[];
  /** Crossroads cards that the viewer keeps for others, by their seat. */
  holds: Record<string, string>;
  roads_closed: boolean;
  battle: WarringColoniesBattle | null;
  battles: string[];
}

/** A colony, or the den: all of it lies open. */
export interface WarringColoniesColonyView {
  place: string;
  seats: number[];
  leader: number;
  morale: number;
  food: number;
  food_due: number;
  zombies_due: number;
  starvation: number;
  helpless: number;
  unruly: number;
  waste: string[];
  waste_loss: number;
  waste_left: number;
  progress: number;
  pile: string[];
  bullets: number;
  fallen: boolean;
  dead: number;
  goals_met: boolean[];
}

/** A battle under way. Sides are numbered like the colonies. */
export interface WarringColoniesBattle {
  place: string;
  /** The side that the Lone Wolf supports, if any (WC-LW-BAT-05). */
  support: number | null;
  /** What both have revealed. */
  tactics: string[];
  strength: number[];
  bids: number[];
  /** What the battle dice show: `strength-3`, `wounds-1`, `zombies-2`. */
  dice: string[];
  /** Wounds that the defeated leader has still to share out. */
  wounds: number;
  /** The Lone Wolf's survivors when the battle began (WC-OP-36). */
  wolves: string[];
}

/** The table as one viewer sees it. */
export interface ArmyOfTheDeadArmyView {
  viewer: number | null;
  mission: string;
  seats: number;
  specialists: boolean;
  chain: string;
  charge: string;
  round: number;
  /** The game is lost when this round ends. */
  rounds: number;
  phase: string;
  first: number;
  active: number;
  danger: string;
  closed: string[];
  zones: ArmyOfTheDeadZoneView[];
  bosses: ArmyOfTheDeadBossView[];
  tokens: ArmyOfTheDeadTokenView[];
  noise: string;
  spawns: ArmyOfTheDeadSpawnView[];
  truck: ArmyOfTheDeadTruckView | null;
  vault: ArmyOfTheDeadVaultView | null;
  survivors: ArmyOfTheDeadSurvivorView[];
  companions: ArmyOfTheDeadCompanionView[];
  fallen: string[];
  gone: string[];
  /** The companions among them. */
  escorted: string[];
  personal: ArmyOfTheDeadPersonalView[];
  goals: ArmyOfTheDeadGoalView[];
  turn: ArmyOfTheDeadTurnView | null;
  shamblers_left: number;
  alphas_left: number;
  equipment: number;
  equipment_discard: string[];
  zombie_deck: number;
  zombie_discard: string[];
  orders: number;
  orders_discard: string[];
  appeared: string[];
  taken: string[];
  slain: Record<string, number>;
  marks: string[];
  fired: Record<string, number>;
  hurt: boolean;
  outcome: Outcome | null;
}

/** A zone with something in it: zombies, or sleepers. */
export interface ArmyOfTheDeadZoneView {
  name: string;
  shamblers: number;
  alphas: number;
  /** Shamblers who take no action in this phase. */
  woken: number;
  snared_shamblers: number;
  snared_alphas: number;
  /** How many face-down tokens lie there. */
  sleepers: number;
}

export interface ArmyOfTheDeadBossView {
  kind: string;
  zone: string;
  snared: boolean;
}

/** An objective token on the board; `colour` is empty while it lies red side up. */
export interface ArmyOfTheDeadTokenView {
  id: string;
  zone: string;
  colour: string;
}

export interface ArmyOfTheDeadSpawnView {
  zone: string;
  kind: string;
  active: boolean;
}

export interface ArmyOfTheDeadTruckView {
  zone: string;
  seats: Record<string, string>;
}

/** `card` is empty until it is revealed. */
export interface ArmyOfTheDeadVaultView {
  card: string;
  cleared: boolean;
  open: boolean;
}

export interface ArmyOfTheDeadSurvivorView {
  id: string;
  seat: number;
  zone: string;
  health: number;
  full: number;
  ap: number;
  level: string;
  skills: string[];
  lent: string[];
  gear: (ArmyOfTheDeadGear | null)[];
  tokens: string[];
  acted: boolean;
  searches: number;
  kills: number;
  specialisations: string[];
}

/** An equipment card that somebody carries. */
export type ArmyOfTheDeadGear = [card: string, dry: boolean];

export interface ArmyOfTheDeadCompanionView {
  id: string;
  zone: string;
  leader: string;
}

/** A personal objective; `of` is 0 if nothing is counted. */
export interface ArmyOfTheDeadPersonalView {
  owner: string;
  colour: string;
  count: number;
  of: number;
  done: boolean;
}

/** A goal of the mission. */
export interface ArmyOfTheDeadGoalView {
  id: string;
  met: boolean;
}

export interface ArmyOfTheDeadTurnView {
  who: string;
  actions: number;
  own: boolean;
  free: Record<string, number>;
  used: string[];
}

export type ClientFrame = AnswerAsk | WhyNot | WantHint | Undo | Consent | Chat | StandIn | SetPace | Concede | Leave | EndGame | WantDevices | AddDevice | DropDevice | Sync;

export type ServerFrame = TableInfo | Update | ChatLines | Refused | Hint | Proposal | Devices | DeviceCode | Trouble;
