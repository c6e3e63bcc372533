/** Notices of a table that were read and put away, in this browser. */

const key = (table: string) => `notices.${table}`;

export function putAway(table: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Put one away for good; the same words at another table are news again. */
export function keepAway(table: string, notice: string): string[] {
  const known = [...new Set([...putAway(table), notice])];
  localStorage.setItem(key(table), JSON.stringify(known));
  return known;
}
