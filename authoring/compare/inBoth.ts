/** Names that both lists have, in the order of the first. */
export const inBoth = (some: readonly string[], others: readonly string[]): string =>
  some.filter((name) => others.includes(name)).join();
