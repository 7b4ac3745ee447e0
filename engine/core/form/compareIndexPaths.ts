/** Compares two places in a form, each the index of a field and of what is inside it: what contains the other is first. */
export function compareIndexPaths(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs === -1 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1);
}
