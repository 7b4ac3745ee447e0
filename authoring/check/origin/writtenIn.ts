import type { Json } from '#engine';
import type { KnownFile } from '../read/documentOfPath.ts';
import type { ReadWritten } from './originOf.ts';

/** The documents as they are written, each read once; of one that is no JSON the check tells. */
export function writtenIn(files: readonly KnownFile[]): ReadWritten {
  const known = new Map<string, Json | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, parsed(files.find((each) => each.name === name)?.file.text));
    return known.get(name);
  };
}

function parsed(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  try {
    const document: Json = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}
