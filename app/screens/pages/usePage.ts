import { useEffect, useState } from 'react';
import type { ContentResult } from '#engine';
import { useAppServices } from '../../app-services/index.ts';
import { type ContentPage, contentPage } from '../../content/generated/texts/contentPage.ts';

export type PageReading =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly page: ContentPage }
  | { readonly status: 'failed'; readonly again: () => void };

/** A content page, read when the screen opens and dropped when it is left. */
export function usePage(id: string): PageReading {
  const { content } = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly result: ContentResult<ContentPage> }>();
  const key = `${attempt} ${id}`;
  useEffect(() => {
    const controller = new AbortController();
    void content.loader.load(content.entry(contentPage, id), controller.signal).then((result) => {
      if (!controller.signal.aborted) setRead({ key, result });
    });
    return () => controller.abort();
  }, [content, id, key]);
  if (read?.key !== key) return { status: 'loading' };
  if (read.result.ok) return { status: 'ready', page: read.result.document };
  if (read.result.error.status === 404) return { status: 'missing' };
  const again = () => {
    // Otherwise a broken copy would only be checked again, and not fetched again.
    content.loader.refresh(content.entry(contentPage, id));
    setAttempt(attempt + 1);
  };
  return { status: 'failed', again };
}
