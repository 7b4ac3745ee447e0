/** Names in the order that `ui:order` asks for; those it does not name stand where its '*' is, or at the end. */
export function orderNames(names: readonly string[], order: unknown): readonly string[] {
  if (!Array.isArray(order)) return names;
  const asked: readonly unknown[] = order;
  const rest = names.filter((name) => !asked.includes(name));
  const star = asked.includes('*') ? asked : [...asked, '*'];
  return star.flatMap((entry) => (entry === '*' ? rest : names.filter((name) => name === entry)));
}
