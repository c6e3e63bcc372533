/** What the ground of a zone looks like, by what it is. */

export const FLOORS = [
  'asphalt',
  'bays',
  'paving',
  'plaza',
  'hall',
  'corridor',
  'wood',
  'tiles',
  'carpet',
  'plush',
  'concrete',
  'marble',
  'steel',
  'hazard',
  'deck',
  'roof',
  'garden',
  'arcade',
  'bus',
  'boards',
] as const;
export type Floor = (typeof FLOORS)[number];

const OF_KINDS: Record<string, Floor> = {
  street: 'asphalt',
  hall: 'hall',
  corridor: 'corridor',
  statue: 'plaza',
  trap: 'hazard',
  vault: 'steel',
  room: 'wood',
};

const OF_PLACES: Record<string, Floor> = {
  'car-park': 'bays',
  'fountain-square': 'paving',
  roof: 'roof',
  helipad: 'roof',
  'roof-garden': 'garden',
  'school-bus': 'bus',
  pool: 'deck',
  'pool-bar': 'deck',
  elevator: 'steel',
  arcade: 'arcade',
  stage: 'boards',
  ...of('tiles', 'kitchen', 'bathroom', 'spa', 'clinic', 'laundromat', 'diner', 'gas-station'),
  ...of('carpet', 'hotel-room', 'motel-room', 'dressing-room', 'office', 'surveillance'),
  ...of('plush', 'suite', 'showroom', 'lobby-bar', 'foyer', 'cashier'),
  ...of('marble', 'lobby', 'bank', 'car-showroom', 'counting-room'),
  ...of('concrete', 'workshop', 'garage', 'back-room', 'machine-room', 'shooting-range'),
  ...of('concrete', 'linen-room', 'guard-room'),
};

function of(floor: Floor, ...places: string[]): Record<string, Floor> {
  return Object.fromEntries(places.map((place) => [place, floor]));
}

export const floorOf = (kind: string, place: string): Floor =>
  OF_PLACES[place] ?? OF_KINDS[kind] ?? 'wood';
