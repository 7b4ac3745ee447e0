import type { Json } from '#engine';
import { memoize } from '../../memoize.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { parseJson } from '../read/parseJson.ts';
import { type ContentText, listTexts } from './ContentText.ts';
import { type SchemaValue, valuesIn } from './valuesIn.ts';

/** A file whose text could be parsed. */
export interface ParsedDocument {
  readonly file: CataloguedFile;
  readonly document: Json;
  /** Its texts and numbers that its schema knows, found once for all checks. */
  readonly values: () => readonly SchemaValue[];
  /** Its texts that a guest reads, found once for all checks. */
  readonly texts: () => readonly ContentText[];
}

/** The files that can be parsed. The others are reported by another check. */
export const parseDocuments = (files: readonly CataloguedFile[], read: ReadSchema): readonly ParsedDocument[] =>
  files.flatMap((file) => parseWith(read)(file) ?? []);

const parseWith = memoize((read: ReadSchema) =>
  memoize((file: CataloguedFile): ParsedDocument | undefined => {
    const document = parseJson(file.file.text);
    if (document === undefined) return undefined;
    const values = once(() => valuesIn(document, file.kind.name, read));
    return { file, document, values, texts: once(() => listTexts(document, file.kind.name, read, values())) };
  }),
);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
