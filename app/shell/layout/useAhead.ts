import { useEffect } from 'react';
import { useAppWiring } from '../../wiring/index.ts';
import type { RouteName } from '../paths.ts';
import { fetchAhead } from '../screenChunks.ts';
import { loadMessagesAhead } from '../screenMessages.ts';
import { isScreenName } from '../screenModules.ts';
import { onFirstUse } from './onFirstUse.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches what the guest most likely needs next, code and messages, while the guest reads: each file when the browser
 * has nothing else to do, because dozens at once would keep a phone from showing the screen. The search page, with which
 * most guests begin, needs the whole connection for itself until it is used.
 */
export function useAhead(name: RouteName | undefined): void {
  const { messages } = useAppWiring();
  useEffect(() => {
    if (name === undefined || !isScreenName(name)) return;
    const load = () => {
      void fetchAhead(name, whenIdle);
      void whenIdle().then(() => loadMessagesAhead(messages, name));
    };
    if (name === 'main') return onFirstUse(load);
    load();
  }, [name, messages]);
}
