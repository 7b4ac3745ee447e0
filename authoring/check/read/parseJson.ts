import type { Json } from '#engine';
import { tooDeepAt } from '../checks/tooDeepAt.ts';

/** The value of a document's text; undefined where it cannot be parsed, which is a finding of its own. */
export function parseJson(text: string): Json | undefined {
  if (tooDeepAt(text) !== undefined) return undefined;
  try {
    const document: Json = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}
