/** Something that takes parts, by their keys. */
interface Taking {
  readonly takes: ReadonlySet<string>;
}

/**
 * Few of the candidates that take all that any takes: again and again the one that takes the most of what is left. The
 * smallest set is costly to find; this one is seldom much larger.
 */
export function coverGreedily<T extends Taking>(candidates: readonly T[], taken: ReadonlySet<string>): readonly T[] {
  const done = new Set(taken);
  const chosen: T[] = [];
  for (;;) {
    const [best] = candidates
      .map((candidate) => ({ candidate, more: [...candidate.takes].filter((key) => !done.has(key)).length }))
      .filter(({ more }) => more > 0)
      .sort((a, b) => b.more - a.more);
    if (best === undefined) return chosen;
    chosen.push(best.candidate);
    for (const key of best.candidate.takes) done.add(key);
  }
}
