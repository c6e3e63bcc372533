/** The seven kinds of items: glyph and colour. The glyphs are from game-icons.net (CC BY 3.0). */
import education from 'icon:open-book';
import food from 'icon:opened-food-can';
import fuel from 'icon:jerrycan';
import medicine from 'icon:medicines';
import outsider from 'icon:hooded-figure';
import tool from 'icon:toolbox';
import weapon from 'icon:revolver';

export const KINDS: Record<string, { glyph: string; colour: string }> = {
  food: { glyph: food, colour: '#4f7f3a' },
  medicine: { glyph: medicine, colour: '#b5363a' },
  fuel: { glyph: fuel, colour: '#b0691a' },
  weapon: { glyph: weapon, colour: '#4b5866' },
  tool: { glyph: tool, colour: '#2f6f9a' },
  education: { glyph: education, colour: '#1f7d72' },
  outsider: { glyph: outsider, colour: '#7a4a96' },
};
