/** A list with one of these less. */
export function without(list: readonly string[], one: string): string[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}
