/** Sorts names by `ui:order`. Names that are not in it come where its '*' is, or at the end. */
export function orderNames(names: readonly string[], order: unknown): readonly string[] {
  if (!Array.isArray(order)) return names;
  const asked: readonly unknown[] = order;
  const rest = names.filter((name) => !asked.includes(name));
  const star = asked.includes('*') ? asked : [...asked, '*'];
  return star.flatMap((entry) => (entry === '*' ? rest : names.filter((name) => name === entry)));
}
