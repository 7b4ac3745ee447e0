import { parse } from 'jsonc-parser';
import type { Json } from '#engine';

/** What can be read of a text that may be in the middle of an edit; undefined where nothing can. */
export const readJson = (text: string): Json | undefined => parse(text);

/** A member of an object; undefined where there is none, or no object. */
export function memberOf(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  let found = value;
  for (const name of names) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([key]) => key === name)?.[1];
  }
  return found;
}

export const entriesOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A text, or what stands for it where it comes from another document. */
export function wordsOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const reference = memberOf(value, '$ref');
  return typeof reference === 'string' ? `→ ${reference}` : undefined;
}
