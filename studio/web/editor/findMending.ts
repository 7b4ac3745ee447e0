import { type Node, parseTree } from 'jsonc-parser';
import { nearestName } from '#engine/problems';
import type { Finding } from '../../exchange/Finding.ts';

/** A change that mends a finding: what stands between two offsets becomes the name that was probably meant. */
export interface Mending {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The change to the name that a finding suggests; undefined where it suggests none, or where the wrong one is not seen. */
export function findMending({ suggestion }: Finding, text: string, offset: number): Mending | undefined {
  if (suggestion === undefined) return undefined;
  const root = parseTree(text);
  const node = root && nodeFrom(root, offset);
  if (node === undefined) return undefined;
  const words = stringsIn(node).flatMap(({ offset: start, length }) => wordsAt(text, start + 1, start + length - 1));
  const wrong = nearestName(
    suggestion,
    words.map(({ word }) => word).filter((word) => word !== suggestion),
  );
  const found = words.find(({ word }) => word === wrong);
  return found && { from: found.from, to: found.from + found.word.length, insert: suggestion };
}

/** The outermost node that begins at the offset: a member of an object, or a value. */
function nodeFrom(node: Node, offset: number): Node | undefined {
  if (node.offset === offset) return node;
  for (const child of node.children ?? []) {
    if (child.offset <= offset && offset < child.offset + child.length) return nodeFrom(child, offset);
  }
  return undefined;
}

const stringsIn = (node: Node): readonly Node[] =>
  node.type === 'string' ? [node] : (node.children ?? []).flatMap(stringsIn);

interface Word {
  readonly word: string;
  readonly from: number;
}

/** A text, and the parts of it that could be names: of a pointer, of a path with dots, or after "ui:". */
function wordsAt(text: string, from: number, to: number): readonly Word[] {
  const whole = text.slice(from, to);
  const parts = [...whole.matchAll(/[^./#:]+/g)].map(([word], index, all) => ({
    word,
    from: from + (all[index]?.index ?? 0),
  }));
  return [{ word: whole, from }, ...parts];
}
