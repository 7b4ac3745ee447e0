import { type RouteName, redirects, routePatterns } from './routes.ts';

/** The page at an address, with the values of its pattern's named parts. */
export interface FoundRoute {
  /** Undefined for an address that redirects to another. */
  readonly name: RouteName | undefined;
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Finds what React Router finds in the app for the same address; undefined where the app has no page there.
 * @param path without its query; must be decodable
 */
export function findRoute(path: string): FoundRoute | undefined {
  const given = path.split('/').map(decodeURIComponent);
  if (Object.keys(redirects).some((from) => matchParts(from, given))) return { name: undefined, parts: {} };
  for (const [name, pattern] of patterns) {
    const parts = matchParts(pattern, given);
    if (parts) return { name, parts };
  }
  return undefined;
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePatterns, name);

/**
 * Patterns without named parts come first, because their addresses would also match the named part of another pattern.
 */
const patterns = Object.keys(routePatterns)
  .filter(isRouteName)
  .map((name) => [name, routePatterns[name]] as const)
  .sort(([, a], [, b]) => Number(a.includes(':')) - Number(b.includes(':')));

/** The values of a pattern's named parts in a path; undefined where the path does not match the pattern. */
function matchParts(pattern: string, given: readonly string[]): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const needed = wanted.filter((each) => !each.endsWith('?')).length;
  if (given.length < needed || given.length > wanted.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, text] of given.entries()) {
    const each = wanted[index] ?? '';
    if (!each.startsWith(':')) {
      if (each.toLowerCase() !== text.toLowerCase()) return undefined;
    } else {
      if (text === '') return undefined;
      parts[each.replace(/^:|\?$/g, '')] = text;
    }
  }
  return parts;
}
