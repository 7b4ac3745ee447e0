import { type RouteName, redirects, routePatterns } from '../../schemas/routes.ts';

/** The page that an address names, with what stands for the parts of its pattern. */
export interface FoundRoute {
  /** Undefined of an address that leads on to another. */
  readonly name: RouteName | undefined;
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * What React Router finds in the app for the same address; undefined where the app has no page there.
 * @param path without its query; it must be possible to decode it
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

/** Those without a part of their own first, as they would be taken for the part of another. */
const patterns = Object.keys(routePatterns)
  .filter(isRouteName)
  .map((name) => [name, routePatterns[name]] as const)
  .sort(([, a], [, b]) => Number(a.includes(':')) - Number(b.includes(':')));

/** What a path has in the places of a pattern's names; undefined where it is not of the pattern. */
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
