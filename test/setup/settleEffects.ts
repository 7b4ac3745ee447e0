import { configure, getConfig } from '@testing-library/react';
import { options } from 'preact';

/**
 * Effects, such as subscriptions and listeners, run some time after what they belong to is shown. A guest is slower than
 * that, so a test goes on only once they have run. With `EFFECTS=late` they run late, as on a slow phone, and nothing
 * waits for them: what fails then is lost to a fast guest, or belongs to a test that is too fast.
 *
 * This is done once for each worker, when this module is loaded: the files of a worker share Preact's options.
 */

const late = 50;

// Those of the system, also where a test holds the clock.
const { setImmediate: soon, setTimeout: later } = globalThis;

if (process.env.EFFECTS === 'late') options.requestAnimationFrame = (run) => later(run, late);
else {
  const waiting: (() => void)[] = [];
  const runWaiting = (): void => {
    for (const run of waiting.splice(0)) run();
  };
  options.requestAnimationFrame = (run) => {
    waiting.push(run);
    soon(runWaiting);
  };
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const result = await asyncWrapper(work);
      while (waiting.length > 0) await new Promise((resolve) => soon(resolve));
      return result;
    },
  });
}
