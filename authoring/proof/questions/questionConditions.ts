import { isFailing, type QuestionPlan, UNKNOWN } from '#engine';
import type { QuestionModel } from '../model/QuestionModel.ts';
import { below } from '../placeIn.ts';
import { truthParts, untruthParts } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { World } from '../solve/World.ts';
import type { QuestionContext } from './QuestionContext.ts';

type PlacedQuestion = Pick<QuestionContext, 'question' | 'place' | 'model'>;

/** The checks from the document. The engine appends one more: that the answer can be decided. */
export const ownChecks = ({ page }: QuestionPlan) => page.checks.slice(0, -1);

/** Condition: the question is not skipped. */
export const notSkipped = ({ question, place, model }: PlacedQuestion): Condition => ({
  description: `"${question.id}" is not skipped`,
  place: below(place, 'skipWhen'),
  ...(question.skipWhen && { parts: untruthParts(question.skipWhen.root, below(place, 'skipWhen'), model.scope) }),
  holds: () => !model.isSkipped(question),
});

/** Condition: the question has an answer only if it is asked, and only an option that is offered. */
export const givable = ({ question, place, model }: PlacedQuestion, world: World): Condition => {
  const source = model.findSource(question);
  return {
    description: `"${question.id}" has an answer only where it is asked`,
    place: question.skipWhen === undefined ? place : below(place, 'skipWhen'),
    holds: () => source === undefined || world.read(source.variable) === undefined || model.isGivable(question),
  };
};

/** Condition: the guest gets past the question, because it is skipped or its answer leads to the next question. */
export const passed = (placed: PlacedQuestion): Condition => ({
  description: `"${placed.question.id}" is skipped, or its answer leads on to the next question`,
  place: placed.place,
  holds: () => placed.model.isSkipped(placed.question) || leadsOn(placed),
});

function leadsOn({ question, model }: PlacedQuestion): boolean {
  if (model.taken(question) === undefined || !passesChecks(question, model)) return false;
  for (const { holds, submitAction } of question.answers) {
    const truth = model.decide(holds);
    if (truth === UNKNOWN) return false;
    if (truth) return submitAction === undefined;
  }
  return true;
}

export const passesChecks = (question: QuestionPlan, model: QuestionModel): boolean =>
  ownChecks(question).every(({ that }) => !isFailing(model.decide(that), true));

/** Condition: the question has an answer that the guest can give. */
export const answered = ({ question, place, model }: PlacedQuestion): Condition => ({
  description: `"${question.id}" is answered`,
  place,
  holds: () => model.taken(question) !== undefined,
});

/** Condition: one check passes for the answer or, without `passes`, fails for it. */
export const checked = ({ question, place, model }: PlacedQuestion, index: number, passes: boolean): Condition => ({
  ...(passes && { parts: checkParts({ question, place, model }, index) }),
  description: `the answer to "${question.id}" ${passes ? 'passes' : 'fails'} check ${index + 1}`,
  place: below(place, 'checks', index, 'that'),
  holds: () => {
    const that = ownChecks(question)[index]?.that;
    return that !== undefined && isFailing(model.decide(that), true) !== passes;
  },
});

function checkParts({ question, place, model }: PlacedQuestion, index: number): readonly Condition[] {
  const that = ownChecks(question)[index]?.that;
  return that === undefined ? [] : truthParts(that.root, below(place, 'checks', index, 'that'), model.scope);
}

/** Conditions: every check accepts the answer. */
export const accepted = (placed: PlacedQuestion): readonly Condition[] => [
  ...ownChecks(placed.question).map((_, index) => checked(placed, index, true)),
  answered(placed),
];

/** Condition: one rule for the answer holds, does not hold, or is unknown. */
export const outcome = (
  { question, place, model }: PlacedQuestion,
  index: number,
  wanted: true | false | typeof UNKNOWN,
): Condition => ({
  ...(wanted === true && { parts: holdsParts({ question, place, model }, index) }),
  description: `rule ${index + 1} for the answer to "${question.id}" ${TRUTH_NAMES.get(wanted) ?? ''}`,
  place: below(place, 'answers', index),
  holds: () => {
    const holds = question.answers[index]?.holds;
    return holds !== undefined && model.decide(holds) === wanted;
  },
});

/** The conditions of `is` and `when`, which the engine combines into one rule. */
function holdsParts({ question, place, model }: PlacedQuestion, index: number): readonly Condition[] {
  const root = question.answers[index]?.holds.root;
  if (root?.kind !== 'call') return [];
  const at = below(place, 'answers', index);
  return root.operands.flatMap((operand, which) =>
    operand.kind === 'literal' ? [] : truthParts(operand, below(at, which === 0 ? 'is' : 'when'), model.scope),
  );
}

const TRUTH_NAMES = new Map<boolean | symbol, string>([
  [true, 'holds'],
  [false, 'does not hold'],
  [UNKNOWN, 'is unknown'],
]);

/** Conditions: this rule is the first that decides. */
export const decides = (placed: PlacedQuestion, index: number): readonly Condition[] => [
  outcome(placed, index, true),
  ...before(placed, index),
];

export const before = (placed: PlacedQuestion, index: number): readonly Condition[] =>
  placed.question.answers.slice(0, index).map((_, at) => outcome(placed, at, false));
