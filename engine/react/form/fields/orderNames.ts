/** Sorts names by `ui:order`. Names that are not in it come where its '*' is, or at the end. */
export function orderNames(names: readonly string[], order: unknown): readonly string[] {
  if (!Array.isArray(order)) return names;
  const wanted: readonly unknown[] = order;
  const rest = names.filter((name) => !wanted.includes(name));
  const star = wanted.includes('*') ? wanted : [...wanted, '*'];
  return star.flatMap((entry) => (entry === '*' ? rest : names.filter((name) => name === entry)));
}
