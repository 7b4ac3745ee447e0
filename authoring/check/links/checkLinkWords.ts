import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentLink } from './linksIn.ts';

/** Words that only point, as a guest reads them who goes from link to link. */
const POINTING =
  /^(?:(?:please )?(?:click|press|tap|go|look|see) )?(?:on )?(?:here|this|it|this (?:link|page|button|text)|the link|link)$/i;

/** Reports links whose words do not say where they lead: a screen reader lists the links of a page without what stands around them. */
export const checkLinkWords = (links: readonly ContentLink[]): readonly AuthoringProblem[] =>
  links.flatMap(({ document, pointer, href, words = '' }): readonly AuthoringProblem[] => {
    const said = words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    if (!POINTING.test(said)) return [];
    const message = `This link says "${words.trim()}", which does not tell that it leads to "${href}".`;
    return [{ document, pointer, code: 'link-differs', message }];
  });
