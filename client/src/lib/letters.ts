/** Our letters weigh as much as the page: until one can begin, those of the system will do. */

let fetched = false;

export function letters(): void {
  if (fetched) return;
  fetched = true;
  void import('../styles/letters.css');
}

/** Whether this browser was here before, and has them. */
export const knownLetters = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((each) => {
      const { initiatorType, transferSize, decodedBodySize } = each as PerformanceResourceTiming;
      return initiatorType === 'script' && !transferSize && decodedBodySize > 0;
    });
