import type { Json } from '#engine';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import type { ReadOriginal } from './findOrigin.ts';

/**
 * Reads the documents as they were written, each one once. A document that is not JSON is undefined here; the check
 * reports it.
 */
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
