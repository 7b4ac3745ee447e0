/**
 * How long something takes at its best of a few tries, in milliseconds: what it takes by itself, on a machine that does
 * other work as well.
 */
export function leastTime(run: () => void, goal: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 25 && least > goal; tries += 1) {
    const started = performance.now();
    run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}
