/** The decks of cards: the glyph on their backs, and their colour. */
import crisis from 'icon:siren';
import crossroads from 'icon:direction-signs';
import exile from 'icon:exit-door';
import gas from 'icon:gas-pump';
import grocery from 'icon:shopping-cart';
import hospital from 'icon:hospital-cross';
import item from 'icon:backpack';
import library from 'icon:book-pile';
import objective from 'icon:flag-objective';
import police from 'icon:police-badge';
import raxxon from 'icon:chemical-tank';
import school from 'icon:graduate-cap';
import secret from 'icon:wax-seal';
import survivor from 'icon:three-friends';

export interface Deck {
  glyph: string;
  /** Dark, so that the pale glyph is seen on it. */
  colour: string;
}

export const DECKS: Record<string, Deck> = {
  police: { glyph: police, colour: '#2c4480' },
  grocery: { glyph: grocery, colour: '#3f6b35' },
  school: { glyph: school, colour: '#94602a' },
  library: { glyph: library, colour: '#6b3f2c' },
  hospital: { glyph: hospital, colour: '#2a6f78' },
  gas: { glyph: gas, colour: '#9a3a2c' },
  raxxon: { glyph: raxxon, colour: '#3f6a1f' },
  starter: { glyph: item, colour: '#55616f' },
  item: { glyph: item, colour: '#55616f' },
  crisis: { glyph: crisis, colour: '#8c2430' },
  crossroads: { glyph: crossroads, colour: '#59407e' },
  objective: { glyph: objective, colour: '#2f5d4a' },
  secret: { glyph: secret, colour: '#3a3350' },
  exile: { glyph: exile, colour: '#454b55' },
  survivor: { glyph: survivor, colour: '#35618a' },
};
