import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Two numbers may well be in any order. */
const fewest = 3;

/** An option with a number in its title. */
interface CountedOption {
  readonly index: number;
  readonly title: string;
  readonly number: number;
}

type Found = Pick<AuthoringProblem, 'code' | 'message'> & { readonly option: CountedOption };

/**
 * Reports options whose titles count up or down but for one, whose title or place is probably that of another; and two
 * that share a span of time between them, and do not meet.
 */
export const checkOptionOrder = ({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ options = [] }, question) => {
      const counted = options.flatMap(({ title }, index): readonly CountedOption[] => {
        const words = typeof title === 'string' ? title : '';
        const [number] = /\d+/.exec(words) ?? [];
        return number === undefined ? [] : [{ index, title: words, number: Number(number) }];
      });
      return [...outOfOrder(counted), ...notMeeting(counted)].map(({ option: { index }, ...found }) => ({
        document,
        pointer: `/questions/${question}/options/${index}/title`,
        ...found,
      }));
    }),
  );

function outOfOrder(counted: readonly CountedOption[]): readonly Found[] {
  if (counted.length < fewest) return [];
  const steps = counted.slice(1).map(({ number }, at) => Math.sign(number - (counted[at]?.number ?? number)));
  const way = Math.sign(steps.reduce((sum, step) => sum + step, 0));
  const wrong = steps.findIndex((step) => step === -way && way !== 0);
  const [before, after] = [counted[wrong], counted[wrong + 1]];
  if (wrong < 0 || !before || !after) return [];
  const message = `"${before.title}" stands before "${after.title}", against the order of the others.`;
  return [{ option: before, code: 'options-out-of-order', message }];
}

const UNIT = /\d+ (day|week|month|year)s?\b/i;

/** "In the last 4 weeks" and "More than 2 weeks ago", where no other option is about a time. */
function notMeeting(counted: readonly CountedOption[]): readonly Found[] {
  const timed = counted.filter(({ title }) => UNIT.test(title));
  const recent = timed.find(({ title }) => /\b(?:last|past|within|less than)\b/i.test(title));
  const earlier = timed.find(({ title }) => /\b(?:more than|over)\b/i.test(title));
  if (timed.length !== 2 || !recent || !earlier || recent.number === earlier.number) return [];
  const units = [recent, earlier].map(({ title }) => UNIT.exec(title)?.[1]?.toLowerCase());
  if (units[0] !== units[1]) return [];
  const message = `"${recent.title}" and "${earlier.title}" do not meet: one of the two numbers is another.`;
  return [{ option: earlier, code: 'numbers-differ', message }];
}
