import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppServices } from '../../app-services/index.ts';
import { whenIdle } from '../../chunks/whenIdle.ts';
import type { RouteName } from '../routes/paths.ts';
import { prefetchChunks } from '../routes/screenChunks.ts';
import { prefetchMessages } from '../routes/screenMessages.ts';
import { isScreenName } from '../routes/screenModules.ts';

/**
 * Fetches what the guest most likely needs next, code and messages, while the guest reads, and runs the code: each file
 * when the browser has nothing else to do, because dozens at once would keep a phone from showing the screen, and from
 * answering the guest. The search page, with which most guests begin, needs the whole connection for itself until it is
 * used.
 */
export function usePrefetch(name: RouteName | undefined): void {
  const { messages, prepareSearch } = useAppServices();
  useEffect(() => {
    if (name === undefined || !isScreenName(name)) return;
    const load = () => {
      void prefetchChunks(name, whenIdle).then(() => {
        if (name === 'main') prepareSearch().catch(() => undefined);
      });
      void whenIdle().then(() => prefetchMessages(messages, name));
    };
    if (name === 'main') return onFirstUse(load);
    load();
  }, [name, messages, prepareSearch]);
}

/**
 * Calls `run` once, after the guest has first touched the page or pressed a key. It waits until the browser has nothing
 * else to do, so that what the guest did is shown first. Returns what stops waiting for it.
 */
function onFirstUse(run: () => void): () => void {
  const used = new AbortController();
  const use = () => {
    used.abort();
    void whenIdle().then(run);
  };
  // The guest may have begun before the app ran (`notePresses`).
  if (document.querySelector('#root[data-used]')) use();
  else for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, use, { signal: used.signal });
  return () => used.abort();
}

/**
 * Gives phones the type of the site from their second screen on. Its 20 KB would delay the first screen on a slow
 * connection, so it is fetched when the guest first uses that, and taken where all words change anyway. Wider windows
 * have it from the style sheet (`ui/theme/base.css`).
 *
 * @param screen whatever differs from screen to screen
 */
export function useTypeLater(screen: string): void {
  const [type, setType] = useState<FontFace>();
  useEffect(() => {
    if (typeof window.FontFace !== 'function' || window.matchMedia('(min-width: 600px)').matches) return;
    const face = new FontFace('Figtree Variable', `url("${figtree}") format("woff2")`, { weight: '300 900' });
    // Without it the guest keeps the type of the device.
    return onFirstUse(() => void face.load().then(setType, () => undefined));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type waits for the next screen
  useLayoutEffect(() => {
    if (type) document.fonts.add(type);
  }, [screen]);
}
