import type { ContentResult } from '#engine';
import { useContent } from '#engine/react';
import type { DocumentKind } from '../content/DocumentKind.ts';
import { useAppServices } from './AppServices.ts';

/**
 * A content document, or why there is none; undefined while it is loading. `id` only for kinds that have several
 * documents. Without a kind nothing is read.
 */
export function useDocument<T>(kind: DocumentKind<T> | undefined, id?: string): ContentResult<T> | undefined {
  const { content } = useAppServices();
  return useContent(kind && content.entry(kind, id));
}
