import { type ContentResult, useContent } from '#engine';
import type { DocumentKind } from '../content/DocumentKind.ts';
import { useAppWiring } from './AppWiring.ts';

/**
 * A content document, or why there is none; undefined while it is on its way. `id` only for kinds that have several
 * documents.
 */
export function useDocument<T>(kind: DocumentKind<T>, id?: string): ContentResult<T> | undefined {
  return useContent(useAppWiring().content.entry(kind, id));
}
