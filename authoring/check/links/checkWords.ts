import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ContentLink } from './linksIn.ts';

/** Reports links that call another number, write to another address or lead to another site than their words say. */
export const checkWords = (links: readonly ContentLink[]): readonly AuthoringProblem[] =>
  links.flatMap(({ document, pointer, href, words = '' }): readonly AuthoringProblem[] => {
    const [, scheme, target = ''] = /^(tel|mailto|https?):([^?;]*)/i.exec(href) ?? [];
    if (scheme === undefined) return [];
    const find = { tel: otherNumber, mailto: otherAddress }[scheme.toLowerCase()] ?? otherSite;
    const differing = find(target, words);
    if (differing === undefined) return [];
    const message = `This link says "${differing}" and leads to "${href}".`;
    return [{ document, pointer, code: 'link-differs', message }];
  });

/** A number in the words, if they have one and it is not the one that is called; undefined for any other words. */
function otherNumber(target: string, words: string): string | undefined {
  const called = digitsOf(target);
  // Years, hours and extensions are shorter than a phone number, unless that is as short as 911.
  const numbers = [...words.matchAll(/\+?\(?\d[\d\s().-]*\d/g)].flatMap(([number]) =>
    digitsOf(number).length >= Math.min(called.length, 7) ? [number] : [],
  );
  const isCalled = numbers.some((number) => called.endsWith(digitsOf(number)) || digitsOf(number).endsWith(called));
  return isCalled ? undefined : numbers[0];
}

/** The digits without the 1 that calls may begin with. */
const digitsOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

function otherAddress(target: string, words: string): string | undefined {
  const addresses = words.match(/[^\s@<>()]+@[^\s@<>()]+[a-z]/gi) ?? [];
  return addresses.some((each) => each.toLowerCase() === target.toLowerCase()) ? undefined : addresses[0];
}

/** A site that the words name: "Your rights, at cms.gov". */
function otherSite(target: string, words: string): string | undefined {
  const host = (target.split('/')[2] ?? '').toLowerCase();
  const sites = words.match(/\b(?:[a-z0-9-]+\.)+(?:com|org|gov|net|edu|us)\b/gi) ?? [];
  const isTarget = sites.some((site) => `.${host}`.endsWith(`.${site.toLowerCase().replace(/^www\./, '')}`));
  return isTarget ? undefined : sites[0];
}
