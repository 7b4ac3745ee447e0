import { listMembers, readMember } from '../../jsonParts.ts';
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
 * Reports options whose titles count up or down but for one, whose title or place is probably that of another; two
 * that share a span of time between them, and do not meet; spans one after the other with a gap between two of them; and
 * options of which guests choose the last that fits, where something is asked of some that do not stand last.
 */
export const checkOptionOrder = ({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ id, title: asked, description = '', options = [] }, question) => {
      const counted = options.flatMap(({ title }, index): readonly CountedOption[] => {
        const words = typeof title === 'string' ? title : '';
        const [number] = /\d+/.exec(words) ?? [];
        return number === undefined ? [] : [{ index, title: words, number: Number(number) }];
      });
      const last = LAST_THAT_FITS.test(`${asked} ${description}`) ? notLast(id, options, questions) : [];
      const pointer = `/questions/${question}/options`;
      const misplaced = last.map(
        (message): AuthoringProblem => ({ document, pointer, code: 'options-out-of-order', message }),
      );
      const inTitles = [...outOfOrder(counted), ...notMeeting(counted), ...withGap(counted)].map(
        ({ option: { index }, ...found }) => ({
          document,
          pointer: `/questions/${question}/options/${index}/title`,
          ...found,
        }),
      );
      return [...misplaced, ...inTitles];
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

interface Span {
  readonly option: CountedOption;
  readonly from: number;
  readonly to: number;
}

/** The whole numbers of "Before week 27", "Week 27 to 31" and "Week 37 or later". */
function spanOf(option: CountedOption): Span | undefined {
  const { title, number } = option;
  const [, until] = /\d+ ?(?:to|-|–) ?(\d+)/.exec(title) ?? [];
  if (until !== undefined) return { option, from: number, to: Number(until) };
  if (/\b(?:before|under|below|younger than|less than)\b/i.test(title)) return { option, from: 0, to: number - 1 };
  if (/\b(?:or|and) (?:later|older|more|over|above|up)\b/i.test(title))
    return { option, from: number, to: Number.POSITIVE_INFINITY };
  return undefined;
}

/** Spans that follow each other but for two, so that who is between them has no option. */
function withGap(counted: readonly CountedOption[]): readonly Found[] {
  const spans = counted.flatMap((option) => spanOf(option) ?? []);
  if (spans.length < fewest || spans.length !== counted.length) return [];
  const gaps = spans.slice(1).map(({ from }, at) => from - (spans[at]?.to ?? from));
  const wrong = gaps.findIndex((gap) => gap !== 0 && gap !== 1);
  const [before, after] = [spans[wrong], spans[wrong + 1]];
  if (wrong < 0 || !before || !after || !gaps.some((gap) => gap === 0 || gap === 1)) return [];
  const message = `"${before.option.title}" and "${after.option.title}" do not meet, as the others do: one of the two numbers is another.`;
  return [{ option: after.option, code: 'numbers-differ', message }];
}

/** "Choose the one that is farthest down this list." */
const LAST_THAT_FITS =
  /\b(?:(?:farthest|furthest) down|lowest (?:on|in)|last (?:one )?(?:on|in|of)) (?:this|the) list\b/i;

type Questions = CheckedDocuments['questionnaires'][number]['document']['questions'];

/** What is said of other questions that are asked of some options alone which do not stand last. */
const notLast = (id: string, options: readonly { readonly value: string }[], questions: Questions): readonly string[] =>
  questions.flatMap(({ id: other, skipWhen }) => {
    const asked = optionsAsked(skipWhen, `answers.${id}`);
    const last = options.slice(-asked.length).map(({ value }) => value);
    const isKnown = asked.every((value) => options.some((option) => option.value === value));
    if (asked.length === 0 || !isKnown || last.every((value) => asked.includes(value))) return [];
    return [
      `Guests choose the last option that fits, and "${other}" is asked of ${asked.map((each) => `"${each}"`).join(' and ')} alone: ${asked.length === 1 ? 'it is' : 'they are'} to stand last.`,
    ];
  });

/** The options of a question of which alone another is asked, by its `skipWhen`. */
function optionsAsked(skipWhen: unknown, name: string): readonly string[] {
  const [denied] = listMembers(readMember(skipWhen, '!')).map(([, inner]) => inner);
  const [read, among] = listMembers(readMember(denied, 'in')).map(([, operand]) => operand);
  if (readMember(read, 'var') !== name) return [];
  return listMembers(among).flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
}
