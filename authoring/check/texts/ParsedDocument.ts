import type { Json } from '#engine';
import { tooDeepAt } from '../checks/tooDeepAt.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

/** A file whose text could be parsed. */
export interface ParsedDocument {
  readonly file: CataloguedFile;
  readonly document: Json;
}

/** The files that can be parsed. The others are reported by another check. */
export const parseDocuments = (files: readonly CataloguedFile[]): readonly ParsedDocument[] =>
  files.flatMap((file) => {
    const document = parseJson(file.file.text);
    return document === undefined ? [] : [{ file, document }];
  });

function parseJson(text: string): Json | undefined {
  if (tooDeepAt(text) !== undefined) return undefined;
  try {
    const document: Json = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}
