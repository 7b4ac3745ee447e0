import { escapeName, type FormDefinition, type Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/**
 * Reports what later forms are to know by the answer to a question whose words are those of another of their fields (a weak
 * immune system, known as a disorder of the nervous system), or whose time is another one (3 years, known as 28 days).
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
      const [[root, read = ''] = [], ...others] = value.reads;
      const question = questions?.questions.find(({ id }) => id === read);
      const own = fields.filter((field) => field.name === name);
      if (root !== 'answers' || question === undefined || others.length > 0 || own.length === 0) return [];
      const days = daysSaid(question.title);
      const other = own.find((field) => days !== undefined && field.days !== undefined && areFar(field.days, days));
      if (other !== undefined) {
        const message = `"${name}" asks for ${other.days} days, and is known by the answer to "${question.title}".`;
        return [atOrigin({ document, pointer: `/known/${escapeName(name)}`, code: 'filled-with-another', message })];
      }
      const words = listWords(`${question.id} ${question.title}`);
      const shared = (field: (typeof fields)[number]): number =>
        words.filter((word) => hasWord(field.words, word)).length;
      const best = fields.reduce((a, b) => (shared(b) > shared(a) ? b : a));
      if (shared(best) < 2 || own.some((field) => shared(field) * 2 > shared(best))) return [];
      const message = `"${name}" is known by the answer to "${question.title}", whose words are those of "${best.name}".`;
      return [atOrigin({ document, pointer: `/known/${escapeName(name)}`, code: 'filled-with-another', message })];
    }),
  );
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The days of the one time that a text says, as settings usually fill it. */
function daysSaid(text: string, { settings = {} }: Pick<FormDefinition, 'settings'> = {}): number | undefined {
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(settings[name]?.default ?? whole));
  const [span, ...more] = [...filled.matchAll(/\b(\d+) (day|week|month|year)s?\b/gi)];
  const [, number = '', unit = ''] = span ?? [];
  return span === undefined || more.length > 0 ? undefined : Number(number) * (daysOf[unit.toLowerCase()] ?? 1);
}

/** Months and years are rounded, so "12 months" and "365 days" are one. */
const areFar = (one: number, other: number): boolean => Math.max(one, other) > 1.1 * Math.min(one, other);
