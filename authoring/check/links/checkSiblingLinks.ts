import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import type { ContentLink } from './linksIn.ts';

interface WordedLink extends ContentLink {
  readonly label: readonly string[];
  readonly address: readonly string[];
}

/**
 * Reports a link whose address names what the link beside it says: of "iPhone" and "Android", the first one with the
 * address `/download/android`. Only the end of an address counts. A page of the app is known by
 * its title or by the category of its visits, and may well have others than the words of the link: two links are reported
 * where each names what the other leads to.
 */
export function checkSiblingLinks(
  links: readonly ContentLink[],
  wordsOfPage: (link: ContentLink) => readonly string[],
): readonly AuthoringProblem[] {
  const labeled = links.filter(({ words }) => words !== undefined);
  const worded = labeled.map((link) => withWords(link, isOfApp(link) ? wordsOfPage(link) : endOfAddress(link)));
  return worded.flatMap((link, index): readonly AuthoringProblem[] => {
    const others = worded.filter((other) => other !== link && listOf(other) === listOf(link));
    const names = ({ label }: WordedLink, { address }: WordedLink): boolean =>
      address.some((word) => hasWord(label, word));
    const isMeant = (other: WordedLink): boolean =>
      names(other, link) &&
      isOfApp(other) === isOfApp(link) &&
      (!isOfApp(link) || (worded.indexOf(other) > index && names(link, other) && !names(other, other)));
    const meant = names(link, link) ? undefined : others.find(isMeant);
    if (meant === undefined) return [];
    const { document, pointer, href, words } = link;
    const message = `This link says "${words}" and leads to "${href}", which names what "${meant.words}" says beside it.`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
}

const isOfApp = ({ href }: ContentLink): boolean => href.startsWith('/');

const withWords = (link: ContentLink, address: readonly string[]): WordedLink => ({
  ...link,
  label: listWords(link.words ?? ''),
  address,
});

const endOfAddress = ({ href }: ContentLink): readonly string[] =>
  listWords(
    href
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );

/** The list or the object that the entry with the link stands in. */
const listOf = ({ document, pointer }: ContentLink): string =>
  `${document}#${pointer.split('/').slice(0, -2).join('/')}`;
