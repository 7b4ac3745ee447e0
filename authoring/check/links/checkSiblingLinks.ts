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
 * its title.
 */
export function checkSiblingLinks(links: readonly ContentLink[]): readonly AuthoringProblem[] {
  const worded = links.filter(({ href, words }) => words !== undefined && !href.startsWith('/')).map(withWords);
  return worded.flatMap((link): readonly AuthoringProblem[] => {
    const others = worded.filter((other) => other !== link && listOf(other) === listOf(link));
    const names = ({ label }: WordedLink): boolean => link.address.some((word) => hasWord(label, word));
    const meant = names(link) ? undefined : others.find(names);
    if (meant === undefined) return [];
    const { document, pointer, href, words } = link;
    const message = `This link says "${words}" and leads to "${href}", which names what "${meant.words}" says beside it.`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
}

const withWords = (link: ContentLink): WordedLink => ({
  ...link,
  label: listWords(link.words ?? ''),
  address: listWords(
    link.href
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  ),
});

/** The list or the object that the entry with the link stands in. */
const listOf = ({ document, pointer }: ContentLink): string =>
  `${document}#${pointer.split('/').slice(0, -2).join('/')}`;
