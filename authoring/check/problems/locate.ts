import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { tooDeepAt } from '../checks/tooDeepAt.ts';

/** 1-based. */
export interface Location {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. */
export function locateOffset(text: string, offset: number): Location {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * The line and column of the value at a JSON Pointer; for a member of an object, those of its name. When the text does
 * not contain the value, such as a missing member or a part of a transcluded document, the nearest enclosing value is
 * located instead.
 */
export function locate(text: string, pointer: string): Location {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return locateOffset(text, deep);
  const root = parseTree(text);
  if (!root) return { line: 1, column: 1 };
  const path = parsePointer(pointer);
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(root, path.slice(0, length));
    if (node) return locateOffset(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return locateOffset(text, root.offset);
}

function nodeAt(root: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const name of path) {
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
  }
  return node;
}
