import type { Json } from '#engine';
import { tooDeepAt } from '../checks/tooDeepAt.ts';
import type { KnownFile } from '../read/documentOfPath.ts';

/** A file whose text could be parsed. */
export interface ParsedDocument {
  readonly file: KnownFile;
  readonly document: Json;
}

/** The files that can be read. That the others cannot is said of them elsewhere. */
export const parsedDocuments = (files: readonly KnownFile[]): readonly ParsedDocument[] =>
  files.flatMap((file) => {
    const document = parsed(file.file.text);
    return document === undefined ? [] : [{ file, document }];
  });

function parsed(text: string): Json | undefined {
  if (tooDeepAt(text) !== undefined) return undefined;
  try {
    const document: Json = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}
