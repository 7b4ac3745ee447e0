import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import { readPointer } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/** Hours that a text says of a day, as in "Monday to Friday from 8 a.m. to 8 p.m.". */
interface Hours {
  readonly day: string;
  readonly times: string;
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const TIME = '\\d{1,2}(?::\\d{2})? [ap]\\.m\\.';
const HOURS = new RegExp(`(every day|${DAY}(?: (?:to|and|through) ${DAY})?),? (?:from )?(${TIME}) to (${TIME})`, 'gi');

const hoursIn = (text: string): readonly Hours[] =>
  [...text.matchAll(HOURS)].flatMap(([, days = '', from, to]) =>
    daysIn(days).map((day) => ({ day, times: `${from} to ${to}` })),
  );

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days of "Monday to Friday", of "Saturday and Sunday", of one or of "every day". */
function daysIn(days: string): readonly string[] {
  if (/^every day$/i.test(days)) return week;
  const [first = '', last = first] = days.split(/ (?:to|and|through) /);
  return / and /.test(days) ? [first, last] : week.slice(week.indexOf(first), week.indexOf(last) + 1);
}

/** Who names so many days names all of them. */
const fewest = 3;

/**
 * Reports texts about the support that say other hours of a day than the frames of all sites, leave one out, or say a day that
 * none of them has.
 */
export function checkHours(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const frames = documents
    .filter(({ file: { kind } }) => kind === siteFrame)
    .map(({ document }) => readPointer(document, '/support/hours'))
    .map((hours) => (typeof hours === 'string' ? hoursIn(hours) : []));
  const [first = []] = frames;
  const agreed = first.filter((own) =>
    frames.every((hours) => hours.some(({ day, times }) => day === own.day && times === own.times)),
  );
  return documents
    .filter(({ file: { kind } }) => kind !== siteFrame)
    .flatMap(({ file: { name: document }, texts }) =>
      texts().flatMap(({ pointer, text }) => {
        if (!/\bsupport\b/i.test(text)) return [];
        const said = hoursIn(text);
        const other = agreed.find(
          (own) =>
            said.some(({ day, times }) => day === own.day && times !== own.times) ||
            (said.length >= fewest && said.every(({ day }) => day !== own.day)),
        );
        const unknown =
          agreed.length === 0
            ? undefined
            : said.find(({ day }) =>
                frames.every((hours) => hours.length > 0 && hours.every((own) => own.day !== day)),
              );
        if (unknown !== undefined) {
          const message = `The words say "${unknown.times}" of ${unknown.day}, for which no site has hours of its support.`;
          return [{ document, pointer, code: 'numbers-differ' as const, message }];
        }
        if (other === undefined) return [];
        const own = said.find(({ day }) => day === other.day);
        const words = own === undefined ? `nothing of ${other.day}` : `"${own.times}" of ${own.day}`;
        const message = `The words say ${words}, while the support of all sites is there from "${other.times}" then.`;
        return [{ document, pointer, code: 'numbers-differ' as const, message }];
      }),
    );
}
