import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useSWRSubscription, { type SWRSubscription } from 'swr/subscription';
import type { ContentLoader, ContentResult } from '../../core/content/ContentLoader.ts';
import type { DocumentEntry } from '../../core/content/DocumentEntry.ts';
import { EngineError } from '../../core/errors/EngineError.ts';

/**
 * Loads a document of the catalogue. Returns the document or why there is none; undefined while it is loading. A
 * document that is loaded already is there at once. However
 * many components read it, it is requested once. The request is aborted when the last of them unmounts, and is never
 * repeated by itself. Without an entry nothing is requested.
 *
 * @throws EngineError when there is no `ContentProvider` above
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
  // A document that is there needs no subscription, which would cost a slow phone time whenever its reader is rendered.
  const ready = useMemo(() => entry && loader.peek(entry), [loader, entry]);
  // The loader is part of the key, because two loaders may have different documents of the same name.
  const { data } = useSWRSubscription(entry && !ready ? [loader, entry.name] : null, subscribe);
  return ready ?? data;
}

const ContentContext = createContext<ContentLoader | undefined>(undefined);

interface ContentProviderProps {
  readonly loader: ContentLoader;
  readonly children: ReactNode;
}

/** Provides a content loader to every `useContent` below it. */
export function ContentProvider({ loader, children }: ContentProviderProps) {
  return <ContentContext value={loader}>{children}</ContentContext>;
}
