/** Whether every test is wanted, of every case: `npm run test:all` sets it. */
export const wantsEverything = Boolean(process.env.TEST_ALL);

/**
 * How many random cases a test tries: `all` of them in `npm run test:all`, a quarter otherwise, which is enough for a
 * fault that is not rare. Bounds on how often something must occur are given through it, too.
 */
export const cases = (all: number): number => (wantsEverything ? all : Math.ceil(all / 4));
