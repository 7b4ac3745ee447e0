import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { Json } from '#engine';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Writes a value at a place of a text; all else keeps its order and its form. Undefined removes what stands there. */
export const setIn = (text: string, path: JSONPath, value: Json | undefined): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions }));

/** Inserts a value into a list of a text, at the index that ends the path. */
export const insertIn = (text: string, path: JSONPath, value: Json): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: true }));
