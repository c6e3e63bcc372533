/** Choosing people at set-up. */
import { arg } from '../../lib/options';
import type { OptionInfo } from '../../lib/protocol';

/** The option that keeps exactly these, the first of them leading. */
export function keepOption(
  options: readonly OptionInfo[],
  kept: readonly string[],
): OptionInfo | undefined {
  const [leader, ...others] = kept;
  return options.find((option) => {
    const crew = [option.args.crew ?? []].flat();
    return (
      option.do === 'keep' &&
      arg(option, 'leader') === leader &&
      crew.length === others.length &&
      crew.every((each) => others.includes(each))
    );
  });
}
