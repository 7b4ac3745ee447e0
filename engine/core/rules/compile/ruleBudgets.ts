/** Limits that an honest rule never meets and a hostile one meets at once. */
export const ruleBudgets = {
  /** Operators inside operators. */
  depth: 24,
  /** Operators, literals and reads in one rule. */
  nodes: 1_000,
  /** Nodes run in one evaluation; the same node counts once per list entry. */
  steps: 20_000,
  /** Characters of a text, or entries of a list, that a rule may build. */
  length: 10_000,
} as const;
