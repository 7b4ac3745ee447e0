import { contentPages } from '../../../app/content/contentPages.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import { type RouteName, routePatterns } from '../../../schemas/routes.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { routeAt } from './checkAddresses.ts';
import { contentAddress } from './contentAddress.ts';
import type { ContentLink } from './linksIn.ts';

/** A page of the app, and the words of one of its titles. */
interface TitledPage {
  /** That of its route; of a page of content at an address of its own, that address. */
  readonly name: string;
  readonly words: readonly string[];
}

/** Reports links to a page of the app whose words are the title of another page, and those of a page to itself. */
export function checkTitles(
  links: readonly ContentLink[],
  documents: readonly ParsedDocument[],
): readonly AuthoringProblem[] {
  const pages = titledPages(documents);
  return [...linksToThemselves(links, documents), ...linksToOthers(links, pages)];
}

/** Words of a link that is meant to lead to the page that it stands on. */
const TO_ITSELF = /\bthis page\b|\btop\b/i;

/** What ends every page may well lead to one of them. */
function linksToThemselves(
  links: readonly ContentLink[],
  documents: readonly ParsedDocument[],
): readonly AuthoringProblem[] {
  const pages = documents.flatMap(({ file: { kind, id, name } }) =>
    kind === contentPage && id !== undefined ? [[name, nameContent(id)] as const] : [],
  );
  return links.flatMap(({ document, pointer, href, words = '' }): readonly AuthoringProblem[] => {
    const target = namePage(href);
    const isItself = pages.some(([name, own]) => name === document && own === target);
    if (target === undefined || !isItself || TO_ITSELF.test(words)) return [];
    const message = `This link says "${words}", and leads to "${href}", which is the page that it stands on.`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
}

function linksToOthers(links: readonly ContentLink[], pages: readonly TitledPage[]): readonly AuthoringProblem[] {
  return links.flatMap(({ document, pointer, href, words = '' }): readonly AuthoringProblem[] => {
    const target = namePage(href);
    const said = listWords(words);
    const titled = pages.filter((page) => said.every((word) => hasWord(page.words, word)));
    const own = pages.filter(({ name }) => name === target).flatMap((page) => page.words);
    const [meant, ...others] = new Set(titled.map(({ name }) => name));
    if (target === undefined || said.length === 0 || own.length === 0 || said.some((word) => hasWord(own, word)))
      return [];
    if (meant === undefined || others.length > 0) return [];
    const message = `This link says "${words}", which is the page "${addressOf(meant)}", and leads to "${href}".`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
}

/** The words of the titles of the page that a link leads to; none where it has no title. */
export const titleOfTarget = ({ href }: ContentLink, documents: readonly ParsedDocument[]): readonly string[] => {
  const target = namePage(href);
  return titledPages(documents).flatMap(({ name, words }) => (name === target ? words : []));
};

/** The pages by the titles of their tabs, which one document has by the names of their routes, and by those that stand on them. */
const titledPages = (documents: readonly ParsedDocument[]): readonly TitledPage[] =>
  documents.flatMap(({ file: { kind, id }, document }) => {
    const titles = [
      // That of a page of content stands there only until its document is loaded.
      ...listMembers(readMember(document, 'titles')).filter(([name]) => isRouteName(name) && name !== 'contentPage'),
      ...(kind === contentPage && id !== undefined ? [[nameContent(id), readMember(document, 'title')] as const] : []),
    ];
    return titles.flatMap(([name, title]) => (typeof title === 'string' ? [{ name, words: listWords(title) }] : []));
  });

const nameContent = (id: string): string =>
  Object.entries(contentPages).find(([, page]) => page === id)?.[0] ?? contentAddress(id);

function namePage(href: string): string | undefined {
  const route = routeAt(href);
  return route?.name === 'contentPage' ? contentAddress(route.parts.page ?? '') : route?.name;
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePatterns, name);

const addressOf = (name: string): string =>
  (isRouteName(name) ? routePatterns[name] : name).replaceAll(/\/:\w+\?/g, '');
