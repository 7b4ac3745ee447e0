import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { lastName, lineOf, type Node, nodesIn } from './syntax.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Text that React loses when a browser translates the page, because it is beside something that comes, goes or changes.
 */
export interface BareText {
  readonly file: string;
  readonly line: number;
  readonly source: string;
}

/**
 * The kinds of an element's children: text that never changes, text that changes, a node that is always there, or one
 * that is not.
 */
type Kind = 'fixed' | 'changing' | 'element' | 'coming';

/** Every place in a file where text is beside something that is not always there, without an element of its own. */
export function bareTextIn(file: string, text = readFileSync(join(root, file), 'utf8')): BareText[] {
  const { program } = parseSync(file, text);
  const found: BareText[] = [];
  const visit = (node: Node): void => {
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && isBare(listChildKinds(node))) {
      found.push({ file, line: lineOf(node, text), source: text.slice(node.start, node.end) });
    }
    for (const member of Object.values(node)) for (const child of nodesIn(member)) visit(child);
  };
  for (const node of nodesIn(program)) visit(node);
  return found;
}

/** Whether changing text is beside anything, or any text is beside something that comes or goes. */
const isBare = (kinds: readonly Kind[]): boolean =>
  kinds.length > 1 && (kinds.includes('changing') || (kinds.includes('fixed') && kinds.includes('coming')));

function listChildKinds(node: Node): readonly Kind[] {
  return nodesIn(node.children).flatMap((child) => {
    if (child.type === 'JSXText') return typeof child.value === 'string' && child.value.trim() === '' ? [] : ['fixed'];
    return (child.type === 'JSXExpressionContainer' ? nodesIn(child.expression) : [child]).flatMap(listKinds);
  });
}

function listKinds(node: Node): readonly Kind[] {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return [];
    case 'JSXElement':
      return [/^[a-z]/.test(readName(node)) ? 'element' : 'coming'];
    case 'JSXFragment':
      return listChildKinds(node);
    case 'ConditionalExpression':
      return [mergeBranches([node.consequent, node.alternate])];
    case 'LogicalExpression':
      return [mergeBranches([node.operator === '&&' ? [] : node.left, node.right])];
    default:
      return [classifyText(node)];
  }
}

/** The kind of an expression that gives one of several branches, or nothing. */
function mergeBranches(branches: readonly unknown[]): Kind {
  const kinds = branches.flatMap(nodesIn).flatMap(listKinds);
  return kinds.some((kind) => kind === 'fixed' || kind === 'changing') ? 'changing' : 'coming';
}

function readName({ openingElement }: Node): string {
  const [name] = nodesIn(nodesIn(openingElement)[0]?.name);
  return typeof name?.name === 'string' ? name.name : '';
}

/** Names of values that are text, by the naming conventions of this repository. */
const textual = /(text|label|title|name|words?|term|value|error|option|line|hint|status|date|time)$/i;
const makesText = /^(fillTemplate|format\w+|\w*(Label|Text|Name|Title|Words|Message))$/;

function classifyText(node: Node): Kind {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '' ? 'fixed' : 'element';
    case 'TemplateLiteral':
      return nodesIn(node.expressions).every(isOfCatalogue) ? 'fixed' : 'changing';
    case 'CallExpression':
      return makesText.test(lastName(node.callee)) || lastName(node.callee) === 'slice' ? 'changing' : 'coming';
    default:
      if (isOfCatalogue(node)) return 'fixed';
      return textual.test(lastName(node)) ? 'changing' : 'coming';
  }
}

/** Whether an expression is a text of a catalogue: `messages.heading`, `bookingMessages.hold.left`. */
function isOfCatalogue(node: Node): boolean {
  if (node.type === 'MemberExpression') return node.computed !== true && nodesIn(node.object).every(isOfCatalogue);
  return (
    node.type === 'Identifier' && typeof node.name === 'string' && /^(words|messages|\w+Messages)$/.test(node.name)
  );
}
