import { frames } from './frames.ts';
import type { Outcome, Probe } from './Probe.ts';

const PATIENCE_MS = 30_000;

function isReached(outcome: Outcome): boolean {
  const { input, errorCount } = window.__bench;
  if (outcome.kind === 'errors') return errorCount() >= outcome.count;
  return outcome.keys.every((key) => (input(key) !== null) === (outcome.kind === 'shown'));
}

/** Resolves two frames after the outcome is reached in the document. */
function brought(outcome: Outcome): Promise<void> {
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`Never came about: ${JSON.stringify(outcome)}`)), PATIENCE_MS);
    const observer = new MutationObserver(() => {
      if (!isReached(outcome)) return;
      observer.disconnect();
      frames().then(done);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

/** Measures the time from a click until its outcome is on the screen. */
export function clickTimer(): Pick<Probe, 'arm' | 'painted'> {
  let measured: Promise<number> | undefined;
  return {
    arm: (outcome) => {
      if (isReached(outcome)) throw new Error(`This holds before the click: ${JSON.stringify(outcome)}`);
      let clicked = Number.NaN;
      const onClick = () => {
        clicked = performance.now();
      };
      window.addEventListener('click', onClick, { capture: true, once: true });
      measured = brought(outcome).then(() => performance.now() - clicked);
    },
    painted: async () => {
      const milliseconds = await measured;
      if (milliseconds === undefined || Number.isNaN(milliseconds)) throw new Error('There was no click.');
      return milliseconds;
    },
  };
}
