import { useEffect } from 'react';
import { useAppWiring } from '../../wiring/index.ts';
import type { RouteName } from '../paths.ts';
import { fetchAhead } from '../screenChunks.ts';
import { loadMessagesAhead } from '../screenMessages.ts';
import { isScreenName } from '../screenModules.ts';

/**
 * Fetches what the guest most likely needs next, code and messages, while the guest reads. The search page, with which
 * most guests begin, needs the whole connection for itself until it is used.
 */
export function useAhead(name: RouteName | undefined): void {
  const { messages } = useAppWiring();
  useEffect(() => {
    if (name === undefined || !isScreenName(name)) return;
    const load = () => {
      void fetchAhead(name);
      void loadMessagesAhead(messages, name);
    };
    if (name === 'main') return onFirstUse(load);
    load();
  }, [name, messages]);
}

/** Calls `run` once, when the guest first touches the page or presses a key. Returns what stops waiting for it. */
function onFirstUse(run: () => void): () => void {
  const used = new AbortController();
  const use = () => {
    used.abort();
    run();
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, use, { signal: used.signal });
  return () => used.abort();
}
