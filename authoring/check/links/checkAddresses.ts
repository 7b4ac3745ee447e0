import { nearestName } from '#engine/problems';
import { findRoute } from '../../../schemas/findRoute.ts';
import { bases, routePatterns } from '../../../schemas/routes.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentLink } from './linksIn.ts';

/** The addresses of pages that need no number of a place. */
const addresses = Object.values(routePatterns)
  .map((pattern) => pattern.replaceAll(/\/:\w+\?/g, ''))
  .filter((address) => !address.includes(':'));

/**
 * Reports links to a page that the app does not have. Other parts of the site share its host, so this is certain only
 * below the app's own addresses; elsewhere an address is reported if it is nearly that of a page.
 */
export const checkAddresses = (links: readonly ContentLink[]): readonly AuthoringProblem[] =>
  links.flatMap(({ document, pointer, href }): readonly AuthoringProblem[] => {
    const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    // A placeholder may stand for anything.
    if (!path.startsWith('/') || path.includes('{') || isPage(path)) return [];
    const suggestion = addresses.find((address) => isNearly(path, address));
    if (suggestion === undefined && !isBelowApp(path)) return [];
    return [
      {
        document,
        pointer,
        code: 'unknown-address',
        message: `There is no page "${path}": this link leads nowhere.`,
        known: addresses,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });

export function isPage(path: string): boolean {
  try {
    return findRoute(path) !== undefined;
  } catch {
    // A "%" that stands for no character.
    return false;
  }
}

const isBelowApp = (path: string): boolean =>
  Object.values(bases).some((base) => `${path}/`.toLowerCase().startsWith(`${base}/`));

/** Whether each part of the path is that of the address, or was probably meant to be. */
function isNearly(path: string, address: string): boolean {
  const [given, meant] = [path.split('/'), address.split('/')];
  return (
    given.length === meant.length &&
    meant.every((part, at) => nearestName(given[at] ?? '', [part]) === part || given[at] === part)
  );
}
