import { useContext } from 'react';
import useSWRSubscription, { type SWRSubscription } from 'swr/subscription';
import type { ContentResult } from '../../core/content/ContentResult.ts';
import type { ContentLoader } from '../../core/content/createContentLoader.ts';
import type { DocumentEntry } from '../../core/content/DocumentEntry.ts';
import { EngineError } from '../../core/errors/EngineError.ts';
import { ContentContext } from './ContentProvider.tsx';

/**
 * A document of the catalogue, or why there is none; undefined while it is on its way. It is asked for once, however
 * many read it, and no longer when the last reader has left; never again by itself. Without an entry nothing is asked for.
 */
export function useContent<T, U>(entry: DocumentEntry<T, U> | undefined): ContentResult<U> | undefined {
  const loader = useContext(ContentContext);
  if (!loader) throw new EngineError('useContent needs a ContentProvider above it.');
  const subscribe: SWRSubscription<[ContentLoader, string], ContentResult<U>> = (_key, { next }) => {
    const controller = new AbortController();
    if (!entry) return () => controller.abort();
    void loader.load(entry, controller.signal).then((result) => {
      if (!controller.signal.aborted) next(null, result);
    });
    return () => controller.abort();
  };
  // Two loaders know nothing of each other's documents.
  return useSWRSubscription(entry ? [loader, entry.name] : null, subscribe).data;
}
