import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentLink } from './linksIn.ts';

/**
 * Reports two links of a list that say different things and lead to the same address, of which one was probably meant to
 * lead elsewhere: a warning for a page of the app, which may well serve two ends.
 *
 * @param found what is said of links already: one that is known to lead astray is not found again by the link beside it
 */
export function checkSameAddress(
  links: readonly ContentLink[],
  found: readonly AuthoringProblem[],
): readonly AuthoringProblem[] {
  const isFound = ({ document, pointer }: ContentLink): boolean =>
    found.some((problem) => problem.document === document && problem.pointer === pointer);
  const labelled = links.filter((link) => link.words !== undefined && link.pointer.endsWith('/href') && !isFound(link));
  return labelled.flatMap((link, index): readonly AuthoringProblem[] => {
    const { document, pointer, href, words = '' } = link;
    const same = labelled
      .slice(0, index)
      .find((other) => other.href === href && listOf(other) === listOf(link) && other.words !== words);
    if (same === undefined) return [];
    const message = `This link says "${words}" and leads to "${href}", as "${same.words}" does beside it.`;
    return [{ document, pointer, code: 'link-differs', message, ...(href.startsWith('/') && { severity: 'warning' }) }];
  });
}

/** The list in which the entry with the link stands. */
const listOf = ({ document, pointer }: ContentLink): string => `${document}#${pointer.replace(/\/[^/]*\/href$/, '')}`;
