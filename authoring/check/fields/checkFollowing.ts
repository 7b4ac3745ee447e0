import { isDeepStrictEqual } from 'node:util';
import type { Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type AskedInOrder, askedInOrder } from './AskedInOrder.ts';

/**
 * Reports questions that follow a choice which nothing reads, while they are shown by another answer: they are indented
 * below the choice, or have the very condition of a question that follows that answer. A question may follow another by
 * chance, so it is a warning.
 */
export const checkFollowing = (
  read: Pick<CheckedDocuments, 'definitions' | 'questionnaires' | 'prescreens' | 'configurations'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = askedInOrder(read).flatMap(followingOthers).map(atOrigin);
  // Of several questions with one condition, the first stands for all.
  return problems.filter((one, index) => problems.findIndex((each) => isSamePlace(each, one)) === index);
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.document === other.document && one.pointer === other.pointer;

const followingOthers = (asked: readonly AskedInOrder[]): readonly AuthoringProblem[] =>
  asked.flatMap((own): readonly AuthoringProblem[] => {
    const [condition] = own.conditions;
    const before = questionBefore(own, asked);
    if (condition === undefined || before === undefined || !before.isUnreadChoice) return [];
    const sibling = asked.find(
      (each) => each !== own && isShownAlike(each, own) && own.reads.includes(questionBefore(each, asked)?.name ?? ''),
    );
    const read = sibling === undefined ? own.reads[0] : questionBefore(sibling, asked)?.name;
    if (read === undefined || (sibling === undefined && !own.isInset)) return [];
    const alike = sibling === undefined ? '' : `, just as "${sibling.name}" does`;
    const message = `"${own.name}" follows "${before.name}", which no rule reads, and depends on "${read}"${alike}.`;
    const { document, pointer } = condition;
    return [{ document, pointer, code: 'follows-another', severity: 'warning', message }];
  });

/** The nearest question above that is not shown together with this one. */
const questionBefore = (own: AskedInOrder, asked: readonly AskedInOrder[]): AskedInOrder | undefined =>
  asked.slice(0, asked.indexOf(own)).findLast((each) => !isShownAlike(each, own));

const isShownAlike = (one: AskedInOrder, other: AskedInOrder): boolean =>
  one.conditions.some(({ when }) => other.conditions.some((each) => isDeepStrictEqual(each.when, when)));
