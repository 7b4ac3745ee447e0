/** Compares two places in a form, each a list of indexes from the page down. A group comes before its members. */
export function compareIndexPaths(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs === -1 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1);
}
