import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from './Sentence.ts';
import { hasWord, listWords } from './wordStems.ts';

/** A sentence that rules out one day of the week, and what the entry says in which it stands. */
interface RuledOut {
  readonly document: string;
  readonly pointer: string;
  readonly text: string;
  readonly weekday: string;
  readonly spans: readonly string[];
  readonly words: readonly string[];
}

const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

const NEGATION = /\b(?:not|no|never|except)\b|n['’]t\b/i;

/** Fewer words in common say nothing. */
const fewest = 4;

/**
 * Reports a day of the week that an entry rules out, where the entry of another document that is of the same rules out
 * another day: "Not given on Thursdays" and "Please do not book this test for a Tuesday", both with a second visit after
 * 48 to 72 hours.
 */
export function checkWeekdays(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const found = documents.flatMap(ruledOutIn);
  return found.flatMap((one, index): readonly AuthoringProblem[] => {
    const other = found.slice(0, index).find((each) => each.weekday !== one.weekday && isOfSame(one, each));
    if (other === undefined) return [];
    const message = `"${one.text}" rules out another day than "${other.text}" ("${other.document}", ${other.pointer}), which is of the same.`;
    return [{ document: one.document, pointer: one.pointer, code: 'numbers-differ', message }];
  });
}

function ruledOutIn({ file: { name: document }, texts }: ParsedDocument): readonly RuledOut[] {
  return texts().flatMap((text) => {
    const sentences = text.text.search(WEEKDAY) === -1 ? [] : sentencesOf(document, text);
    const said = sentences.flatMap((sentence) => {
      const days = [...sentence.text.matchAll(WEEKDAY)].map(([, day = '']) => day.toLowerCase());
      const [weekday] = days;
      return weekday !== undefined && days.length === 1 && NEGATION.test(sentence.text)
        ? [{ text: sentence.text.trim(), weekday }]
        : [];
    });
    if (said.length === 0) return [];
    const entry = /^.*\/\d+(?=\/)/.exec(text.pointer)?.[0] ?? text.pointer;
    const whole = texts()
      .filter(({ pointer }) => pointer.startsWith(`${entry}/`) || pointer === text.pointer)
      .map((each) => each.text)
      .join(' ');
    const spans = [...whole.matchAll(/\d+ to \d+ \p{L}+/gu)].map(([span]) => span);
    const words = listWords(whole.replaceAll(WEEKDAY, ' '));
    return said.map((each) => ({ document, pointer: text.pointer, ...each, spans, words }));
  });
}

const isOfSame = (one: RuledOut, other: RuledOut): boolean =>
  one.document !== other.document &&
  one.spans.some((span) => other.spans.includes(span)) &&
  one.words.filter((word) => hasWord(other.words, word)).length >= fewest;
