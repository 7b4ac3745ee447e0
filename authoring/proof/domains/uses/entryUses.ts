import type { RuleNode } from '#engine';
import { literalsIn } from './readsIn.ts';
import type { Use } from './Use.ts';

export const connectives = ['and', 'or', '!', '!!', 'if', '?:'];
export const equalities = ['==', '===', '!=', '!=='];

/** Whether a condition on list entries only compares the entry itself with literals. */
export function comparesEntry(body: RuleNode): boolean {
  if (body.kind !== 'call') return false;
  const { operator, operands } = body;
  if (connectives.includes(operator.name)) return operands.every(comparesEntry);
  // `in` compares the entry only with the values of a list; of a text it finds any part.
  const isSearch = operator.name === 'in' && operands[1]?.kind === 'list';
  const isEquality = isSearch || operator.name === 'sameText' || equalities.includes(operator.name);
  return isEquality && operands.every((operand) => isEntry(operand) || isWritten(operand));
}

const isEntry = (node: RuleNode): boolean => node.kind === 'read' && node.path.length === 0;
const isWritten = (node: RuleNode): boolean =>
  node.kind === 'literal' || (node.kind === 'list' && node.items.every(isWritten));

/** The values that a condition on list entries compares the entry with. */
export function searchedIn(body: RuleNode): readonly Use[] {
  if (body.kind !== 'call') return [];
  if (connectives.includes(body.operator.name)) return body.operands.flatMap(searchedIn);
  const folded = body.operator.name === 'sameText';
  return literalsIn(body).map((value) => ({ kind: 'searched', value, folded }));
}
