import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { lastName, lineOf, type Node, nodesIn } from './syntax.ts';

const root = join(import.meta.dirname, '../..');

/** A `ref.current` that a component or hook reads or writes while it renders. */
export interface RefInRender {
  readonly file: string;
  readonly line: number;
  /** The component or hook. */
  readonly owner: string;
  readonly access: 'read' | 'write';
}

/** Names of components and hooks. */
const rendering = /^([A-Z]|use[A-Z])/;
/** What makes a component of the function that it is given. */
const wrapping = /^(memo|forwardRef)$/;
/** What calls the function that it is given at once, so that it belongs to the rendering. */
const callingAtOnce = /^(useMemo|useState|useReducer|map|flatMap|filter|find|some|every|forEach|reduce|toSorted)$/;

/** Where a node stands: in which rendering function, under which name, and whether something is assigned to it. */
interface Place {
  readonly owner?: string | undefined;
  readonly name?: string;
  readonly isCalledAtOnce?: boolean;
  readonly isTarget?: boolean;
}

/** Every access to a `current` in the body of a component or hook, and not in an effect, handler or other callback. */
export function refsInRender(file: string, text = readFileSync(join(root, file), 'utf8')): RefInRender[] {
  const { program } = parseSync(file, text);
  const found: RefInRender[] = [];
  const visit = (node: Node, place: Place): void => {
    const owner = isFunction(node) ? ownerOf(node, place) : place.owner;
    if (owner !== undefined && isCurrent(node))
      found.push({ file, line: lineOf(node, text), owner, access: place.isTarget ? 'write' : 'read' });
    for (const [member, value] of Object.entries(node))
      for (const child of nodesIn(value)) visit(child, { owner, ...placeIn(node, member, place) });
  };
  for (const node of nodesIn(program)) visit(node, {});
  return found;
}

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const isCurrent = (node: Node): boolean => node.type === 'MemberExpression' && lastName(node) === 'current';

/** The component or hook during whose rendering the body of a function runs. */
function ownerOf(node: Node, { owner, name = '', isCalledAtOnce }: Place): string | undefined {
  const own = lastName(node.id) || name;
  if (rendering.test(own)) return own;
  return isCalledAtOnce ? owner : undefined;
}

/** What the place of a node says of one of its members. */
function placeIn(node: Node, member: string, { name = '', isTarget = false }: Place): Place {
  switch (node.type) {
    case 'VariableDeclarator':
      return member === 'init' ? { name: lastName(node.id) } : {};
    case 'AssignmentExpression':
      return { isTarget: member === 'left' };
    case 'UpdateExpression':
      return { isTarget: true };
    // What is assigned to `ref.current.x` is written into the ref as well.
    case 'MemberExpression':
      return { isTarget: isTarget && member === 'object' };
    case 'ParenthesizedExpression':
      return { name, isCalledAtOnce: member === 'expression' };
    case 'CallExpression': {
      const called = lastName(node.callee);
      if (wrapping.test(called)) return { name };
      return { isCalledAtOnce: member === 'callee' || callingAtOnce.test(called) };
    }
    default:
      return {};
  }
}
