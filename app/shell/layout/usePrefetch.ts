import { useEffect } from 'react';
import { useAppServices } from '../../app-services/index.ts';
import type { RouteName } from '../routes/paths.ts';
import { prefetchChunks } from '../routes/screenChunks.ts';
import { prefetchMessages } from '../routes/screenMessages.ts';
import { isScreenName } from '../routes/screenModules.ts';
import { onFirstUse } from './onFirstUse.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches what the guest most likely needs next, code and messages, while the guest reads: each file when the browser
 * has nothing else to do, because dozens at once would keep a phone from showing the screen. The search page, with which
 * most guests begin, needs the whole connection for itself until it is used.
 */
export function usePrefetch(name: RouteName | undefined): void {
  const { messages } = useAppServices();
  useEffect(() => {
    if (name === undefined || !isScreenName(name)) return;
    const load = () => {
      void prefetchChunks(name, whenIdle);
      void whenIdle().then(() => prefetchMessages(messages, name));
    };
    if (name === 'main') return onFirstUse(load);
    load();
  }, [name, messages]);
}
