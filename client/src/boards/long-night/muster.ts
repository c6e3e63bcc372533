/** Choosing people at set-up. */
import type { OptionInfo } from '../../lib/protocol';

/** The option that keeps exactly these, the first of them leading. */
export function keepOption(
  options: readonly OptionInfo[],
  kept: readonly string[],
): OptionInfo | undefined {
  const [leader, ...others] = kept;
  return options.find(({ id }) => {
    const [verb, first, ...rest] = id.split(':');
    return (
      verb === 'keep' &&
      first === leader &&
      rest.length === others.length &&
      rest.every((each) => others.includes(each))
    );
  });
}
