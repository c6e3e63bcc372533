/** Options for tests from their ids, with arguments by the names that the server gives them. */
import type { OptionInfo, RefusedOption } from '../src/lib/protocol';

/** The names of arguments, by verb: `{ move: 'human field' }`; `*crew` takes all that are left, and
 * `@move` is the manner. */
export type Names = Record<string, string>;

function said(id: string, names: Names): Pick<RefusedOption, 'do' | 'args' | 'manner'> {
  const [verb = '', ...words] = id.split(':');
  const all = (names[verb] ?? '').split(' ').filter(Boolean);
  const called = all.filter((name) => !name.startsWith('@'));
  const manner = all.find((name) => name.startsWith('@'))?.slice(1) ?? '';
  const args: OptionInfo['args'] = {};
  called.forEach((name, i) => {
    if (name.startsWith('*')) args[name.slice(1)] = words.slice(i);
    else if (words[i] !== undefined) args[name] = words[i];
  });
  return { do: verb, args, manner };
}

export const option = (id: string, names: Names, more: Partial<OptionInfo> = {}): OptionInfo => ({
  ...{ id, text: id, ...said(id, names) },
  ...more,
});

export const refused = (
  id: string,
  names: Names,
  more: Partial<RefusedOption> = {},
): RefusedOption => ({
  ...{ option: id, text: id, rule: '', where: [], label: '', ...said(id, names) },
  ...more,
});
