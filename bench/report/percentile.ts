/** The smallest of the numbers that is not below `percent` of them. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
