import type { ServiceType } from '../../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../../jsonParts.ts';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import { entriesOfServices, formatService } from '../entriesOfServices.ts';
import { idsNamed } from './ageRules.ts';

type Questions = CheckedDocuments['questionnaires'][number]['document']['questions'];

/** The time that must have passed since the day that a question asks for. */
interface Wait {
  readonly question: string;
  readonly serviceIds: readonly number[];
  readonly days: number;
  /** As an author wrote it: "60 days". */
  readonly said: string;
}

/**
 * Reports words about a service that tell guests to wait for another time than the questions before it compare with:
 * "Please wait 3 months after your last dose", where the question refuses for 60 days.
 */
export function checkWaitsOfServices(
  documents: readonly ParsedDocument[],
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const waits = questionnaires.flatMap(({ document }) => waitsIn(document.questions, services));
  if (waits.length === 0) return [];
  return documents.flatMap(({ file: { name: document }, document: value, texts }) =>
    entriesOfServices(value, services).flatMap(({ pointer, services: own }) => {
      const known = waits.filter(({ serviceIds }) => own.some(({ id }) => serviceIds.includes(id)));
      const [first] = known;
      if (first === undefined) return [];
      return texts()
        .filter((text) => text.pointer.startsWith(`${pointer}/`))
        .flatMap(({ pointer: at, text }): readonly AuthoringProblem[] => {
          const [said, count = '', unit = ''] = WAIT.exec(text) ?? [];
          if (said === undefined || known.some(({ days }) => isAbout(days, daysOf(Number(count), unit)))) return [];
          const message = `The words say "${said}" of ${own.map(formatService).join(', ')}, and the question "${first.question}" compares with ${first.said}.`;
          return [{ document, pointer: at, code: 'says-another-limit', message }];
        });
    }),
  );
}

const WAIT = /\bwait (\d+) (day|week|month|year)s?\b/i;

const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 };

const daysOf = (count: number, unit: string): number => count * (lengths[unit.toLowerCase()] ?? 1);

/** "2 months" and "60 days" are the same. */
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 1 + 0.05 * one;

const waitsIn = (questions: Questions, services: readonly ServiceType[]): readonly Wait[] =>
  questions.flatMap(({ id, answers = [] }) => {
    const serviceIds = servicesOf(id, questions, services);
    return serviceIds.length === 0
      ? []
      : answers.flatMap((answer) =>
          timesBefore(readMember(answer, 'when'), `answers.${id}`).map((time) => ({
            question: id,
            serviceIds,
            ...time,
          })),
        );
  });

/** The services of whose choice a question depends, by its own condition or by that of a question that it follows. */
function servicesOf(
  id: string,
  questions: Questions,
  services: readonly ServiceType[],
  passed: readonly string[] = [],
): readonly number[] {
  const skipWhen = questions.find((question) => question.id === id)?.skipWhen;
  const own = idsNamed(skipWhen, true, services);
  if (own.length > 0 || passed.includes(id)) return own;
  const written = JSON.stringify(skipWhen ?? null);
  return questions
    .filter((question) => question.id !== id && written.includes(`"answers.${question.id}"`))
    .flatMap((question) => servicesOf(question.id, questions, services, [...passed, id]));
}

/** The times in `{ "<": [{ "daysBetween": [the answer, today] }, 60] }`. */
function timesBefore(rule: unknown, answer: string): readonly Pick<Wait, 'days' | 'said'>[] {
  const [[, between] = [], [, count] = []] = listMembers(readMember(rule, '<'));
  const unit = ['day', 'month', 'year'].find((each) => {
    const [[, from] = []] = listMembers(readMember(between, `${each}sBetween`));
    return readMember(from, 'var') === answer;
  });
  if (unit !== undefined && typeof count === 'number')
    return [{ days: daysOf(count, unit), said: `${count} ${unit}${count === 1 ? '' : 's'}` }];
  return listMembers(rule).flatMap(([, part]) => timesBefore(part, answer));
}
