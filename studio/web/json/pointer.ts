import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { escapeName } from '#engine';

/** The names of a JSON Pointer. */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

export const formatPointer = (path: JSONPath): string => path.map((name) => `/${escapeName(String(name))}`).join('');

/** The node of a value, or of the nearest one around it that is there. */
export function nearestNode(root: Node, pointer: string): Node {
  let node = root;
  for (const name of parsePointer(pointer)) {
    const below = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (below === undefined) return node;
    node = below;
  }
  return node;
}
