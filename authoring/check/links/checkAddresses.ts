import { nearestName } from '#engine/problems';
import { isPageId } from '../../../app/content/contentPages.ts';
import { type FoundRoute, findRoute } from '../../../schemas/findRoute.ts';
import { bases, routePatterns } from '../../../schemas/routes.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { contentAddress, pageIds } from './contentAddress.ts';
import type { ContentLink } from './linksIn.ts';

/** The addresses of pages that need no number of a place. */
const addresses = Object.values(routePatterns)
  .map((pattern) => pattern.replaceAll(/\/:\w+\?/g, ''))
  .filter((address) => !address.includes(':'));

/**
 * Reports links to a page that the app does not have, or that is to show a document which is not there. Other parts of the
 * site share its host, so this is certain only below the app's own addresses; elsewhere an address is reported if it is
 * nearly that of a page.
 */
export function checkAddresses(
  links: readonly ContentLink[],
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] {
  const ids = pageIds(files).filter(isPageId);
  const known = [...addresses, ...ids.map(contentAddress)];
  return links.flatMap(({ document, pointer, href }): readonly AuthoringProblem[] => {
    const path = pathOf(href);
    const route = routeAt(path);
    const isThere = route !== undefined && (route.name !== 'contentPage' || ids.includes(route.parts.page ?? ''));
    // A placeholder may stand for anything.
    if (!path.startsWith('/') || path.includes('{') || isThere) return [];
    const suggestion = known.find((address) => isNearly(path, address));
    if (suggestion === undefined && !isBelowApp(path)) return [];
    return [
      {
        document,
        pointer,
        code: 'unknown-address',
        message: `There is no page "${path}": this link leads nowhere.`,
        known,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });
}

/** An address without query, fragment and slash at its end. */
const pathOf = (href: string): string => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/** The route of the app to which a link leads; undefined where there is none, or another site. */
export function routeAt(href: string): FoundRoute | undefined {
  const path = pathOf(href);
  try {
    return path.startsWith('/') ? findRoute(path) : undefined;
  } catch {
    // A "%" that stands for no character.
    return undefined;
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
