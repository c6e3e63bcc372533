/** The texts of a rulebook: blocks, lists, what is stressed, and links. */

export interface Span {
  words: string;
  /** What is stressed. */
  stress?: boolean;
  /** Where a link leads: `#bite`, or an address. */
  to?: string;
}
export type Block = { kind: 'text'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const MARKED = /(_[^_]+_|\[[^\]]+\]\([^)\s]+\))/;

/**
 * A line in parts.
 *
 *     spansOf('It _must_ [bite](#bite).')
 *     // [{words: 'It '}, {words: 'must', stress: true}, {words: ' '}, {words: 'bite', to: '#bite'}, …]
 */
export function spansOf(line: string): Span[] {
  return line
    .split(MARKED)
    .filter((each) => each)
    .map((words) => {
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(words);
      if (link) return { words: link[1]!, to: link[2]! };
      return /^_[^_]+_$/.test(words) ? { words: words.slice(1, -1), stress: true } : { words };
    });
}

/** A text in blocks; a line that begins with a dash is one of a list, and goes on until the next. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((each) => each.trim())
    .flatMap((part) => {
      const [before = '', ...items] = `\n${part}`.split(/\n\s*- /);
      const joined = (lines: string) => spansOf(lines.trim().replace(/\s*\n\s*/g, ' '));
      const blocks: Block[] = [];
      if (before.trim()) blocks.push({ kind: 'text', spans: joined(before) });
      if (items.length) blocks.push({ kind: 'list', items: items.map(joined) });
      return blocks;
    });
}

/** The words alone. */
export const plainly = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/_([^_]+)_/g, '$1');
