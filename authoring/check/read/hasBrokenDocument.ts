import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import type { CheckedDocuments } from './CheckedDocuments.ts';

/**
 * Whether a document of one of these kinds is broken, so that nobody knows what it names. What is named by it alone may
 * read what it would have asked before, and waits until it is mended.
 */
export const hasBrokenDocument = (
  { broken }: Pick<CheckedDocuments, 'broken'>,
  kinds: readonly DocumentKind[],
): boolean => kinds.some(({ name }) => [...broken].some((each) => each.startsWith(`${name}/`)));
