/** A node of the syntax tree that `parseSync` of rolldown gives. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes in a member of a node: one, several or none. */
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The line of a node, counted from 1. */
export const lineOf = ({ start }: Node, text: string): number => text.slice(0, start).split('\n').length;

/** The name of an identifier, or the last name of `a.b.c`; '' for anything else. */
export function lastName(value: unknown): string {
  const [node] = nodesIn(value);
  if (node?.type === 'MemberExpression') return lastName(node.property);
  return typeof node?.name === 'string' ? node.name : '';
}
