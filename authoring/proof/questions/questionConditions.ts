import { evaluateCondition, isFailing, type QuestionPlan, UNKNOWN } from '#engine';
import type { QuestionGround } from '../ground/questionGround.ts';
import { below } from '../placeIn.ts';
import { truthParts, untruthParts } from '../ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { World } from '../solve/World.ts';
import type { QuestionSite } from './QuestionSite.ts';

type Here = Pick<QuestionSite, 'question' | 'place' | 'ground'>;

/** The checks that a document has; the engine adds one more, that the answer can be judged. */
export const ownChecks = ({ page }: QuestionPlan) => page.checks.slice(0, -1);

/** The question is not skipped. */
export const notSkipped = ({ question, place, ground }: Here): Condition => ({
  words: `"${question.id}" is not skipped`,
  place: below(place, 'skipWhen'),
  ...(question.skipWhen && { parts: untruthParts(question.skipWhen.root, below(place, 'skipWhen'), ground.scope) }),
  holds: () => !ground.isSkipped(question),
});

/** The question has an answer only where it is asked, and an option only where it is offered. */
export const givable = ({ question, place, ground }: Here, world: World): Condition => {
  const source = ground.answerOf(question);
  return {
    words: `"${question.id}" has an answer only where it is asked`,
    place: question.skipWhen === undefined ? place : below(place, 'skipWhen'),
    holds: () => source === undefined || world.read(source.variable) === undefined || ground.isGivable(question),
  };
};

/** The guest gets past the question: it is skipped, or answered so that the next one follows. */
export const passed = (here: Here): Condition => ({
  words: `"${here.question.id}" is skipped, or its answer leads on to the next question`,
  place: here.place,
  holds: () => here.ground.isSkipped(here.question) || leadsOn(here),
});

function leadsOn({ question, ground }: Here): boolean {
  if (ground.taken(question) === undefined || !passesChecks(question, ground)) return false;
  for (const { holds, submitAction } of question.answers) {
    const truth = evaluateCondition(holds, ground.scope);
    if (truth === UNKNOWN) return false;
    if (truth) return submitAction === undefined;
  }
  return true;
}

export const passesChecks = (question: QuestionPlan, { scope }: QuestionGround): boolean =>
  ownChecks(question).every(({ that }) => !isFailing(evaluateCondition(that, scope), true));

/** The question has an answer that can be given. */
export const answered = ({ question, place, ground }: Here): Condition => ({
  words: `"${question.id}" is answered`,
  place,
  holds: () => ground.taken(question) !== undefined,
});

/** One check takes the answer, or refuses it. */
export const checked = ({ question, place, ground }: Here, index: number, passes: boolean): Condition => ({
  ...(passes && { parts: checkParts({ question, place, ground }, index) }),
  words: `the answer to "${question.id}" ${passes ? 'passes' : 'fails'} check ${index + 1}`,
  place: below(place, 'checks', index, 'that'),
  holds: () => {
    const that = ownChecks(question)[index]?.that;
    return that !== undefined && isFailing(evaluateCondition(that, ground.scope), true) !== passes;
  },
});

function checkParts({ question, place, ground }: Here, index: number): readonly Condition[] {
  const that = ownChecks(question)[index]?.that;
  return that === undefined ? [] : truthParts(that.root, below(place, 'checks', index, 'that'), ground.scope);
}

/** Every check takes the answer. */
export const accepted = (here: Here): readonly Condition[] => [
  ...ownChecks(here.question).map((_, index) => checked(here, index, true)),
  answered(here),
];

/** What follows from the answer by one rule: it holds, it does not, or nobody can say. */
export const outcome = (
  { question, place, ground }: Here,
  index: number,
  wanted: true | false | typeof UNKNOWN,
): Condition => ({
  ...(wanted === true && { parts: holdsParts({ question, place, ground }, index) }),
  words: `rule ${index + 1} for the answer to "${question.id}" ${WORDS.get(wanted) ?? ''}`,
  place: below(place, 'answers', index),
  holds: () => {
    const holds = question.answers[index]?.holds;
    return holds !== undefined && evaluateCondition(holds, ground.scope) === wanted;
  },
});

/** `is` and `when`, which the engine has put together. */
function holdsParts({ question, place, ground }: Here, index: number): readonly Condition[] {
  const root = question.answers[index]?.holds.root;
  if (root?.kind !== 'call') return [];
  const at = below(place, 'answers', index);
  return root.operands.flatMap((operand, which) =>
    operand.kind === 'literal' ? [] : truthParts(operand, below(at, which === 0 ? 'is' : 'when'), ground.scope),
  );
}

const WORDS = new Map<boolean | symbol, string>([
  [true, 'holds'],
  [false, 'does not hold'],
  [UNKNOWN, 'is unknown'],
]);

/** The first rule that decides is this one. */
export const decides = (here: Here, index: number): readonly Condition[] => [
  outcome(here, index, true),
  ...before(here, index),
];

export const before = (here: Here, index: number): readonly Condition[] =>
  here.question.answers.slice(0, index).map((_, at) => outcome(here, at, false));
