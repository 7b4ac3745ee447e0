import type { Json } from '#engine';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import type { ReadOriginal } from './findOrigin.ts';

/** The documents as they are written, each read once; of one that is no JSON the check tells. */
export function createOriginalReader(files: readonly CataloguedFile[]): ReadOriginal {
  const documents = new Map<string, Json | undefined>();
  return (name) => {
    if (!documents.has(name)) documents.set(name, parseJson(files.find((each) => each.name === name)?.file.text));
    return documents.get(name);
  };
}

function parseJson(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  try {
    const document: Json = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}
