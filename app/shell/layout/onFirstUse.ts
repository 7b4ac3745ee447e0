import { whenIdle } from './whenIdle.ts';

/**
 * Calls `run` once, after the guest has first touched the page or pressed a key. It waits until the browser has nothing
 * else to do, so that what the guest did is shown first. Returns what stops waiting for it.
 */
export function onFirstUse(run: () => void): () => void {
  const used = new AbortController();
  const use = () => {
    used.abort();
    void whenIdle().then(run);
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, use, { signal: used.signal });
  return () => used.abort();
}
