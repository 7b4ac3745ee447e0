import type { Checked } from '../read/CheckedDocuments.ts';

/**
 * The document under the name of its file, by which others name it: an id that differs is a finding of its own, and not
 * one more wherever the document is named.
 */
export const underFileName = <T extends { readonly id: string }>(checked: Checked<T>): Checked<T> =>
  checked.document.id === checked.id ? checked : { ...checked, document: { ...checked.document, id: checked.id } };
