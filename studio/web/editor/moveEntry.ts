import type { StateCommand } from '@codemirror/state';
import { type Node, parseTree } from 'jsonc-parser';

/**
 * Moves the entry or member that begins in the line of the caret before or behind its neighbour: a step, a page, a field
 * or a question. The commas stay where they are.
 */
export const moveEntry =
  (by: -1 | 1): StateCommand =>
  ({ state, dispatch }) => {
    const { head } = state.selection.main;
    const { from: start, to: end } = state.doc.lineAt(head);
    const text = state.doc.toString();
    const tree = parseTree(text);
    const entry = tree && entryIn(tree, start, end);
    const siblings = entry?.parent?.children ?? [];
    const other = entry && siblings[siblings.indexOf(entry) + by];
    // Moving the bare line would break the text, so nothing is done where there is no neighbour.
    if (entry === undefined || other === undefined) return true;
    const [first, second] = by < 0 ? [other, entry] : [entry, other];
    const of = ({ offset, length }: Node) => text.slice(offset, offset + length);
    const between = text.slice(first.offset + first.length, second.offset);
    const moved = by < 0 ? first.offset : first.offset + of(second).length + between.length;
    dispatch(
      state.update({
        changes: {
          from: first.offset,
          to: second.offset + second.length,
          insert: of(second) + between + of(first),
        },
        selection: { anchor: moved + Math.max(head - entry.offset, 0) },
        scrollIntoView: true,
        userEvent: 'move.entry',
      }),
    );
    return true;
  };

/** The outermost entry of a list, or member of an object, that begins between two offsets. */
function entryIn(node: Node, start: number, end: number): Node | undefined {
  const entries = node.type === 'array' || node.type === 'object' ? (node.children ?? []) : [];
  for (const entry of entries) {
    if (entry.offset >= start && entry.offset <= end) return entry;
    if (entry.offset < start && start < entry.offset + entry.length)
      return entryIn(entry.type === 'property' ? (entry.children?.[1] ?? entry) : entry, start, end);
  }
  return undefined;
}
