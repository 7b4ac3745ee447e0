import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { measureAlike, pluralOf, unitOf } from '../texts/units.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { yesSays } from './yesSays.ts';

type Question = CheckedDocuments['questionnaires'][number]['document']['questions'][number];

/**
 * Reports questions whose words are not those of what follows: a difficulty, where whoever has none is refused, or an ability,
 * where whoever has it is; a time that the refusal says otherwise ("in the last 3 weeks", "until 3 months have
 * passed"); and, as a warning, two questions for the form of one number.
 */
export const checkQuestionWords = ({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap((question, index): readonly AuthoringProblem[] => {
      const pointer = `/questions/${index}/title`;
      const [turned, other, subject] = [turnedRound(question), otherTime(question), otherSubject(question, questions)];
      const [code] = FORM_NUMBER.exec(String(question.title)) ?? [];
      const first = questions.slice(0, index).find(({ title }) => code !== undefined && String(title).includes(code));
      const twice = `"${String(first?.title)}" asks for "${code}", too: one of the two is probably another form.`;
      return [
        ...(first
          ? [{ document, pointer, code: 'numbers-differ' as const, severity: 'warning' as const, message: twice }]
          : []),
        ...(turned === undefined ? [] : [{ document, pointer, code: 'says-the-opposite' as const, message: turned }]),
        ...(subject === undefined ? [] : [{ document, pointer, code: 'swapped-words' as const, message: subject }]),
        ...(other === undefined ? [] : [{ document, pointer, code: 'says-another-time' as const, message: other }]),
      ];
    }),
  );

/** "MCSA-5871" */
const FORM_NUMBER = /\b[A-Z]{2,}-\d{3,}\b/;

/** What a yes or no would mean by the words of the question, where the answers take it for the opposite. */
function turnedRound({ type, title, answers = [] }: Question): string | undefined {
  if (type !== 'yesNo' || typeof title !== 'string') return undefined;
  const refused = [true, false].filter((value) => {
    const own = answers.filter(({ is }) => is === value);
    return own.length > 0 && own.every(({ submitAction }) => submitAction === 'failWithErrorMessage');
  });
  if (refused.length !== 1) return undefined;
  const said = yesSays(title);
  if (said === 'trouble' && refused[0] === false)
    return `"${title}" asks for a difficulty, and who answers No, and has none, is refused.`;
  if (said === 'ability' && refused[0] === true)
    return `"${title}" asks for what guests can do, and who answers Yes, and can, is refused.`;
  if (said === 'freedom' && refused[0] === true)
    return `"${title}" asks whether there is nothing of it, and who answers Yes, and has nothing, is refused.`;
  if (said === 'waiver' && refused[0] === false)
    return `"${title}" asks whether guests would rather do without, and who answers No, and would not, is refused.`;
  const told = answers.find(({ is }) => is === false)?.message;
  if (refused[0] === false && RECENT.test(title) && typeof told === 'string' && PASSED.test(told))
    return `"${title}" asks for what has happened, and who answers No is told "${told}".`;
  return undefined;
}

const RECENT = /\b(?:in|over|within|during) the (?:last|past)\b|\bever\b/i;

const PASSED = /\b(?:wait|until)\b[^.]*\bpassed\b/i;

interface Span {
  readonly number: string;
  readonly unit: string;
}

const spansIn = (text: string): readonly Span[] =>
  [...text.matchAll(/\b(\d+) ([a-z]+)\b/gi)].flatMap(([, number = '', word = '']) => {
    const unit = unitOf(word);
    return unit === undefined ? [] : [{ number, unit }];
  });

/** A time of the question that no refusal says, where one has another number, or another unit. */
function otherTime({ title, description = '', answers = [] }: Question): string | undefined {
  const asked = spansIn(`${title} ${description}`);
  const said = answers.flatMap(({ message }) => (typeof message === 'string' ? spansIn(message) : []));
  const [only, ...more] = asked;
  const isLast = /\b(?:in|over|within|during) the (?:last|past) \d+ /i.test(String(title));
  if (only === undefined || more.length > 0 || said.some((span) => isSame(span, only))) return undefined;
  const other = said.find(
    ({ number, unit }) =>
      (number === only.number ? measureAlike(unit, only.unit) : unit === only.unit) &&
      (isLast || number === only.number),
  );
  if (other === undefined) return undefined;
  return `The question says ${formatSpan(only)}, and its answers are told ${formatSpan(other)}.`;
}

const EXCLUSIVE = /\b(?:within|in) (?:one|a single|the same) \w+\b|\bonly (?:one|a single)\b/i;

/** What a question is named by one word, and refusals speak of after it or a question of that name, and the question does not. */
function otherSubject(
  { id, title, description = '', options = [] }: Question,
  questions: readonly Question[],
): string | undefined {
  const [subject, ...more] = listWords(id);
  // "Will you drive within one state only?", named for crossing their lines: the description may still say that word.
  const isExclusive = EXCLUSIVE.test(String(title));
  if (subject === undefined || (more.length > 0 && !isExclusive)) return undefined;
  const beside = isExclusive ? '' : `${description} ${options.map((option) => option.title).join(' ')}`;
  const words = listWords(`${title} ${beside}`);
  const told = questions
    .filter((question) => isExclusive || hasWord(listWords(question.id), subject))
    .flatMap(({ answers = [] }) =>
      answers.flatMap(({ message = '' }) => (typeof message === 'string' ? listWords(message) : [])),
    );
  if (hasWord(words, subject) || !hasWord(told, subject)) return undefined;
  return `"${id}", and what its answers are told, speak of "${subject}", and the question does not: "${title}".`;
}

const isSame = (one: Span, other: Span): boolean => one.number === other.number && one.unit === other.unit;

const formatSpan = ({ number, unit }: Span): string => `${number} ${pluralOf(unit)}`;
