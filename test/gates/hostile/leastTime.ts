/** The shortest time in milliseconds of several tries, so that other work of the machine does not count. */
export function leastTime(run: () => void, goal: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 25 && (tries === 0 || least > goal); tries += 1) {
    const started = performance.now();
    run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}
