import { getLocation, type JSONPath } from 'jsonc-parser';

/** Where the caret stands in a text that may be in the middle of an edit. */
export interface WrittenPlace {
  /** The member or entry that is being written; its last name is what stands there so far. */
  readonly path: JSONPath;
  /** Whether the name of a member is being written, and not a value. */
  readonly isName: boolean;
  /** What is being written: from quote to quote, or from the caret to the caret. */
  readonly from: number;
  readonly to: number;
  /** What of it stands before the caret, without the quote. */
  readonly written: string;
  readonly isQuoted: boolean;
}

/** Undefined where nothing can be written: behind a value that is done. */
export function writtenPlace(text: string, offset: number): WrittenPlace | undefined {
  const { path, isAtPropertyKey: isName, previousNode } = getLocation(text, offset);
  const token = previousNode && offset > previousNode.offset ? previousNode : undefined;
  const end = token ? token.offset + token.length : offset;
  if (token && offset <= end && (token.type === 'string' || token.type === 'property')) {
    const isClosed = token.length > 1 && text[end - 1] === '"';
    if (isClosed && offset === end) return undefined;
    const written = text.slice(token.offset + 1, offset);
    return { path, isName, from: token.offset, to: end, written, isQuoted: true };
  }
  const [word = ''] = /[\w-]*$/.exec(text.slice(0, offset)) ?? [];
  const from = offset - word.length;
  if (!/[{[,:]\s*$/.test(text.slice(0, from)) && !/\n\s*$/.test(text.slice(0, from))) return undefined;
  return { path, isName, from, to: offset, written: word, isQuoted: false };
}
