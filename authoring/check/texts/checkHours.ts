import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import { readPointer } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/** Hours that a text says of some days: "Monday to Friday from 8 a.m. to 8 p.m.". */
interface Hours {
  readonly days: string;
  readonly times: string;
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const TIME = '\\d{1,2}(?::\\d{2})? [ap]\\.m\\.';
const HOURS = new RegExp(`(${DAY}(?: (?:to|and|through) ${DAY})?),? (?:from )?(${TIME}) to (${TIME})`, 'g');

const hoursIn = (text: string): readonly Hours[] =>
  [...text.matchAll(HOURS)].map(([, days = '', from, to]) => ({ days, times: `${from} to ${to}` }));

/** Reports texts about the support that say other hours of the same days than the frames of all sites. */
export function checkHours(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const frames = documents
    .filter(({ file: { kind } }) => kind === siteFrame)
    .map(({ document }) => readPointer(document, '/support/hours'))
    .map((hours) => (typeof hours === 'string' ? hoursIn(hours) : []));
  const [first = []] = frames;
  const agreed = first.filter((own) =>
    frames.every((hours) => hours.some(({ days, times }) => days === own.days && times === own.times)),
  );
  return documents
    .filter(({ file: { kind } }) => kind !== siteFrame)
    .flatMap(({ file: { name: document }, texts }) =>
      texts().flatMap(({ pointer, text }) => {
        if (!/\bsupport\b/i.test(text)) return [];
        return hoursIn(text).flatMap(({ days, times }): readonly AuthoringProblem[] => {
          const other = agreed.find((own) => own.days === days && own.times !== times);
          if (other === undefined) return [];
          const message = `The words say "${days} ${times}", while the support of all sites is there "${other.days} ${other.times}".`;
          return [{ document, pointer, code: 'numbers-differ', message }];
        });
      }),
    );
}
