/** Our letters weigh as much as the page: until one can begin, those of the system will do. */

let begin: () => void;

/** When one can begin: what is only pretty comes from then on. */
export const begun = new Promise<void>((resolve) => (begin = resolve));
void begun.then(() => import('../styles/letters.css'));

export const letters = (): void => begin();

/** Whether this browser was here before, and has them. */
export const knownLetters = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((each) => {
      const { initiatorType, transferSize, decodedBodySize } = each as PerformanceResourceTiming;
      return initiatorType === 'script' && !transferSize && decodedBodySize > 0;
    });
