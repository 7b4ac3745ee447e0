import type { OutlineNode } from './OutlineNode.ts';

/** A line of the tree that can be seen. */
export interface TreeRow {
  readonly node: OutlineNode;
  /** Counts from 1. */
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly parent: string | undefined;
}

/** The visible lines of a tree, top down. */
export function treeRows(
  nodes: readonly OutlineNode[],
  isOpen: (key: string) => boolean,
  level = 1,
  parent?: string,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes.length, parent },
    ...(node.children.length > 0 && isOpen(node.key) ? treeRows(node.children, isOpen, level + 1, node.key) : []),
  ]);
}

/** What a key does in the tree, as ARIA's pattern of a tree view has it. */
export type TreeMove =
  | { readonly focus: string }
  | { readonly open: string }
  | { readonly close: string }
  | { readonly choose: string };

export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  focused: string,
  isOpen: (key: string) => boolean,
): TreeMove | undefined {
  const index = rows.findIndex(({ node }) => node.key === focused);
  const row = rows[index];
  if (row === undefined) return undefined;
  const focusOn = (to: TreeRow | undefined): TreeMove | undefined => (to ? { focus: to.node.key } : undefined);
  const hasChildren = row.node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1]);
    case 'ArrowUp':
      return focusOn(rows[index - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      if (!hasChildren) return undefined;
      return isOpen(focused) ? focusOn(rows[index + 1]) : { open: focused };
    case 'ArrowLeft':
      if (hasChildren && isOpen(focused)) return { close: focused };
      return row.parent === undefined ? undefined : { focus: row.parent };
    case 'Enter':
    case ' ':
      return { choose: focused };
    default:
      return /^\S$/.test(key) ? focusOn(startingWith(key, rows, index)) : undefined;
  }
}

/** The next line whose label begins with the letter. */
function startingWith(letter: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const order = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  return order.find(({ node }) => node.label.toLowerCase().startsWith(letter.toLowerCase()));
}
