import type { Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { parseSync } from 'rolldown/utils';
import { type Node, nodesIn } from '../../architecture/syntax.ts';
import { compatData, oldestVersions } from './compatData.ts';

const { api, javascript } = compatData;

/** The objects that every page has, and their interfaces. */
const objects = new Map(
  Object.entries({
    document: 'Document',
    navigator: 'Navigator',
    history: 'History',
    location: 'Location',
    performance: 'Performance',
    crypto: 'Crypto',
    CSS: 'CSS',
  }),
);

/** Whether a browser of this version has what MDN says so about: without a flag, a prefix or another name. */
const hasIt = (given: SupportStatement | undefined, version: number): boolean =>
  [given ?? []]
    .flat()
    .some(
      ({ version_added: added, flags, prefix, alternative_name: renamed, version_removed: removed }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= version &&
        !(typeof removed === 'string' && Number.parseFloat(removed) <= version) &&
        [flags, prefix, renamed].every((exception) => exception === undefined),
    );

/** What MDN says of a name: of a global one, or of a member of a global object or interface. */
function findEntry(owner: string, member: string): Identifier | undefined {
  if (/^(window|globalThis)$/.test(owner)) return findEntry('', member);
  const holder = owner === '' ? undefined : (api[objects.get(owner) ?? owner] ?? javascript.builtins?.[owner]);
  if (owner !== '') return holder?.[`${member}_static`] ?? holder?.[member];
  return api[member] ?? api.Window?.[member] ?? javascript.builtins?.[member];
}

type Use = readonly [owner: string, member: string];

/** Collects the global names and their members, such as `URL.canParse`. Members of values are unknown. */
function collectUses(node: Node, into: Use[]): void {
  if (node.type === 'Identifier') into.push(['', String(node.name)]);
  const isMember = node.type === 'MemberExpression' && node.computed !== true;
  if (isMember) {
    const [object] = nodesIn(node.object);
    const [property] = nodesIn(node.property);
    if (object?.type === 'Identifier') into.push([String(object.name), String(property?.name)]);
  }
  for (const [name, value] of Object.entries(node)) {
    // The name of a member alone says nothing.
    const isName = node.computed !== true && (name === 'key' || (isMember && name === 'property'));
    if (!isName && typeof value === 'object') for (const inner of nodesIn(value)) collectUses(inner, into);
  }
}

/**
 * The web APIs and built-in objects in a script that the oldest supported browsers lack, by MDN's data.
 *
 * @param folder of package.json, whose `browserslist` says which browsers are supported
 */
export function unsupportedApis(script: string, folder: string): readonly string[] {
  const oldest = oldestVersions(folder);
  const isLacking = ([owner, member]: Use): boolean => {
    const support = findEntry(owner, member)?.__compat?.support;
    return support !== undefined && [...oldest].some(([name, version]) => !hasIt(Reflect.get(support, name), version));
  };
  const uses: Use[] = [];
  for (const node of nodesIn(parseSync('script.js', script).program)) collectUses(node, uses);
  return [...new Set(uses.filter(isLacking).map((path) => path.filter(Boolean).join('.')))];
}
