import { escapeName, type FormDefinition, type Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/**
 * Reports what later forms are to know by the answer to a question whose words are those of another of their fields (a weak
 * immune system, known as a disorder of the nervous system), or whose time is another one (3 years, known as 28 days); or
 * which is of the place that they come to, and known as theirs.
 */
export function checkKnownWords(
  { prescreens }: Pick<CompiledContent, 'prescreens'>,
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const fields = definitions.flatMap(({ document: form }) =>
    askedFields(form).flatMap(({ name, schema: { type, title = '' } }) =>
      type === 'boolean' ? [{ name, words: listWords(`${name} ${title}`), days: daysSaid(title, form) }] : [],
    ),
  );
  return prescreens.flatMap(({ name: document, plan: { priorAnswers, questions } }) =>
    priorAnswers.flatMap(({ name, value }): readonly AuthoringProblem[] => {
      const own = fields.filter((field) => field.name === name);
      const asked = value.reads.flatMap(([root, read]) =>
        root === 'answers' ? (questions?.questions.filter(({ id }) => id === read) ?? []) : [],
      );
      const report = (message: string): readonly AuthoringProblem[] => [
        atOrigin({ document, pointer: `/known/${escapeName(name)}`, code: 'filled-with-another', message }),
      ];
      for (const { title } of asked) {
        const other = own.find(({ days }) => days !== undefined && isOtherTime(title, days));
        if (other !== undefined)
          return report(`"${name}" asks for ${other.days} days, and is known by the answer to "${title}".`);
      }
      const ofOurs = asked.find(({ title }) => OURS.test(title));
      if (ofOurs !== undefined && ADDRESS.test(name))
        return report(`"${name}" is that of the guest, and is known by the answer to "${ofOurs.title}".`);
      const [question] = asked;
      if (question === undefined || value.reads.length > 1 || own.length === 0) return [];
      const words = listWords(`${question.id} ${question.title}`);
      const shared = (field: (typeof fields)[number]): number =>
        words.filter((word) => hasWord(field.words, word)).length;
      const best = fields.reduce((a, b) => (shared(b) > shared(a) ? b : a));
      if (shared(best) < 2 || own.some((field) => shared(field) * 2 > shared(best))) return [];
      return report(
        `"${name}" is known by the answer to "${question.title}", whose words are those of "${best.name}".`,
      );
    }),
  );
}

const ADDRESS = /^(?:state|city|county|zipCode|postalCode)$/;

const OURS = /\b(?:come|go|get|visit)\b[^.?]*\b(?:clinic|pharmacy|store)s?\b/i;

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The days of the one time that a text says, as settings usually fill it. */
function daysSaid(text: string, { settings = {} }: Pick<FormDefinition, 'settings'> = {}): number | undefined {
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(settings[name]?.default ?? whole));
  const [span, ...more] = [...filled.matchAll(/\b(\d+) (day|week|month|year)s?\b/gi)];
  const [, number = '', unit = ''] = span ?? [];
  return span === undefined || more.length > 0 ? undefined : Number(number) * (daysOf[unit.toLowerCase()] ?? 1);
}

/** Whether a question asks for another time than so many days, or for any time at all. */
function isOtherTime(title: string, days: number): boolean {
  const asked = daysSaid(title);
  return asked === undefined ? /\b(?:ever|before|previously)\?$/i.test(title) : areFar(days, asked);
}

/** Months and years are rounded, so "12 months" and "365 days" are one. */
const areFar = (one: number, other: number): boolean => Math.max(one, other) > 1.1 * Math.min(one, other);
