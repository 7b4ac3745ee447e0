import { statSync } from 'node:fs';
import type { EditedDocument } from './EditedDocument.ts';

/** The document that was edited last first: what it has broken in others follows from it. */
export function latestFirst(documents: readonly EditedDocument[]): readonly EditedDocument[] {
  const editedAt = new Map(
    documents.map(({ file }) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0] as const),
  );
  return documents.toSorted((a, b) => (editedAt.get(b.file) ?? 0) - (editedAt.get(a.file) ?? 0));
}
