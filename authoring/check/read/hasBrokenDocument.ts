import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import type { CheckedDocuments } from './CheckedDocuments.ts';

/**
 * Whether a document of one of these kinds is broken, so that the names it uses are unknown. Checks that depend on
 * those names would then report too much, so they wait until the document is fixed.
 */
export const hasBrokenDocument = (
  { broken }: Pick<CheckedDocuments, 'broken'>,
  kinds: readonly DocumentKind[],
): boolean => kinds.some(({ name }) => [...broken].some((each) => each === name || each.startsWith(`${name}/`)));
