/** Shares tasks out, the longest first, each to whoever has the least to do by then. */
export function shareOut<T>(
  tasks: readonly T[],
  shares: number,
  durationOf: (task: T) => number,
): readonly (readonly T[])[] {
  const loads = Array.from({ length: shares }, () => ({ tasks: [] as T[], duration: 0 }));
  for (const task of tasks.toSorted((a, b) => durationOf(b) - durationOf(a))) {
    const least = loads.reduce((a, b) => (b.duration < a.duration ? b : a));
    least.tasks.push(task);
    least.duration += durationOf(task);
  }
  return loads.map((load) => load.tasks);
}
