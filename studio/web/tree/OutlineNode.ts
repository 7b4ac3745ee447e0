/** What a line of the tree stands for. */
export type OutlineKind = 'group' | 'flow' | 'prescreen' | 'step' | 'page' | 'field' | 'question' | 'document' | 'line';

/** A line of the tree, and those below it. */
export interface OutlineNode {
  /** Unique in the tree. */
  readonly key: string;
  readonly kind: OutlineKind;
  readonly label: string;
  /** The name in the document, where the label is another one. */
  readonly detail?: string;
  /** Where a press leads: a document, and a JSON Pointer in it. Absent for a group. */
  readonly path?: string;
  readonly pointer?: string;
  readonly children: readonly OutlineNode[];
}

/** The nodes that match, with those above them; all that is below a matching node stays. */
export function filterOutline(nodes: readonly OutlineNode[], wanted: string): readonly OutlineNode[] {
  const sought = wanted.trim().toLowerCase();
  if (sought === '') return nodes;
  return nodes.flatMap((node) => {
    if (wordsOf(node).toLowerCase().includes(sought)) return [node];
    const children = filterOutline(node.children, sought);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** What a node is found by: its label and name, and the path of a document. */
const wordsOf = ({ label, detail = '', path = '', pointer }: OutlineNode): string =>
  `${label} ${detail} ${pointer === '' ? path : ''}`;
