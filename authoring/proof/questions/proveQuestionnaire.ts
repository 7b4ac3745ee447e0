import {
  type CompiledRule,
  inferContextType,
  type KnownNames,
  type Place,
  type QuestionnairePlan,
  type Scope,
} from '#engine';
import { buildSchema } from '../domains/classifySchema.ts';
import { type GuestsOf, noGuests } from '../guests/ExpectedGuest.ts';
import { proveQuestionGuests } from '../guests/proveQuestionGuests.ts';
import { listReasons } from '../listReasons.ts';
import { type ContextModel, createContextModel } from '../model/ContextModel.ts';
import { createQuestionModel, type QuestionModel } from '../model/QuestionModel.ts';
import type { Proof, ProofProblem } from '../ProofProblem.ts';
import { createProver, type ProofModel } from '../Prover.ts';
import { below, placeIn } from '../placeIn.ts';
import { proveParts, type ReadableRule } from '../rules/proveParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Variable } from '../solve/Variable.ts';
import { createWorld, type World } from '../solve/World.ts';
import { proveAsked } from './proveAsked.ts';
import { proveAsking } from './proveAsking.ts';
import { proveChecks } from './proveChecks.ts';
import { proveCriteria } from './proveCriteria.ts';
import { proveMessages } from './proveMessages.ts';
import { proveOutcomes } from './proveOutcomes.ts';
import type { QuestionContext } from './QuestionContext.ts';
import { accepted, decides, givable, notSkipped, ownChecks, passed } from './questionConditions.ts';

/** The forms before the questions, and the conditions that hold once they are answered. */
export interface FormsBefore extends Pick<ProofModel, 'sources' | 'rules' | 'keeps'> {
  readonly steps: Parameters<typeof createQuestionModel>[1];
  readonly conditions: readonly Condition[];
}

const nothingBefore: FormsBefore = {
  sources: [],
  rules: [],
  keeps: new Map(),
  steps: { scope: {}, resolve: () => undefined },
  conditions: [],
};

/** Proves all it can about a questionnaire. */
export function proveQuestionnaire(
  plan: QuestionnairePlan,
  known: KnownNames,
  { guests = noGuests, report }: Partial<Pick<QuestionSurroundings, 'guests' | 'report'>> = {},
): Proof {
  const world = createWorld();
  const context = createContextModel(buildSchema(inferContextType(known)), world);
  return proveQuestions(plan, { world, context, before: nothingBefore, guests, report });
}

export interface QuestionSurroundings {
  readonly world: ProofModel['world'];
  readonly context: ContextModel;
  readonly before: FormsBefore;
  readonly guests: GuestsOf;
  /** Gets the problems as they are found, while the proof is made. */
  readonly report?: ((problem: ProofProblem) => void) | undefined;
  /** Proves what follows from the answers, by the end of the questions. */
  readonly atEnd?: (surroundings: Pick<QuestionContext, 'prover' | 'world' | 'report'>, scope: Scope) => void;
}

/** The same, for questions that follow forms. */
export function proveQuestions(
  plan: QuestionnairePlan,
  { world, context, before, guests, report: tell, atEnd }: QuestionSurroundings,
): Proof {
  const model = createQuestionModel(plan, before.steps, context, world);
  const prover = createProver({
    world,
    sources: [...model.sources, ...before.sources, ...context.sources],
    rules: [...model.rules, ...before.rules],
    keeps: new Map([...before.keeps, ...keptAnswers(plan, model, world)]),
    document: plan.document,
    ...(context.today === undefined ? {} : { today: context.today }),
  });
  const problems: ProofProblem[] = [];
  const report = (problem: ProofProblem): void => {
    problems.push(problem);
    tell?.(problem);
  };
  const contexts = createQuestionContexts(plan, { model, world, prover, report }, before.conditions);
  const whole = placeIn(plan.document, 'questions');
  proveAsked(contexts, whole, before.conditions);
  const reached = contexts.findIndex((questionContext) => !proveQuestion(questionContext, contexts));
  if (reached === -1) proveEnd(contexts, whole, before.conditions);
  proveQuestionGuests(contexts, guests, plan.document);
  atEnd?.({ prover, world, report }, model.scope);
  return { problems, tally: prover.tally() };
}

/** The questions with what proofs about them need. */
export const createQuestionContexts = (
  plan: QuestionnairePlan,
  surroundings: Pick<QuestionContext, 'model' | 'world' | 'prover' | 'report'>,
  before: readonly Condition[],
): readonly QuestionContext[] => {
  const { model } = surroundings;
  return plan.questions.map((question, index) => {
    const placed = placeQuestion(plan, model, index);
    const path = plan.questions.slice(0, index).map((_, at) => passed(placeQuestion(plan, model, at)));
    return { ...placed, ...surroundings, question, asked: [notSkipped(placed), ...path.reverse(), ...before] };
  });
};

/** For each answer, the condition that it exists only if the guest can give it. */
const keptAnswers = (plan: QuestionnairePlan, model: QuestionModel, world: World): ReadonlyMap<Variable, Condition> =>
  new Map(
    plan.questions.flatMap((question, index) => {
      const source = model.findSource(question);
      return source === undefined
        ? []
        : [[source.variable, givable(placeQuestion(plan, model, index), world)] as const];
    }),
  );

function placeQuestion(plan: QuestionnairePlan, model: QuestionModel, index: number) {
  const question = plan.questions[index];
  if (question === undefined) throw new RangeError(`There is no question ${index}.`);
  return { question, place: placeIn(plan.document, 'questions', index), model };
}

/** Proves one question. False when neither it nor a later question can be reached. */
function proveQuestion(questionContext: QuestionContext, contexts: readonly QuestionContext[]): boolean {
  const { question, place, prover, asked, report, world } = questionContext;
  const excluding = prover.excluded(asked);
  if (excluding === undefined) {
    proveAsking(questionContext);
    proveChecks(questionContext);
    proveOutcomes(questionContext);
    proveCriteria(questionContext, contexts);
    proveMessages(questionContext);
    proveParts(rulesOf(questionContext), { prover, report, world, isTranscluded: () => false });
    return true;
  }
  const [own] = asked;
  const isCutOff = excluding.every((condition) => condition !== own && own?.parts?.includes(condition) !== true);
  report({
    ...place,
    ...(isCutOff
      ? { code: 'always-ends', message: describeEnd(questionContext, contexts, excluding) }
      : { code: 'never-asked', message: `"${question.id}" is never asked: its "skipWhen" is always true by then.` }),
    severity: 'error',
    excluding: listReasons(excluding, place),
  });
  return !isCutOff;
}

/** The conditions of a question, with what their names mean. */
function rulesOf({ question, place, model }: QuestionContext): readonly ReadableRule[] {
  const { scope, resolve } = model;
  const read = (rule: CompiledRule | undefined, at: Place, isPart = false): readonly ReadableRule[] =>
    rule === undefined ? [] : [{ rule, place: at, scope, resolve, isPart }];
  return [
    ...read(question.skipWhen, below(place, 'skipWhen')),
    ...question.options.flatMap(({ when }, index) => read(when, below(place, 'options', index, 'when'))),
    ...ownChecks(question).flatMap(({ that }, index) => read(that, below(place, 'checks', index, 'that'))),
    // The engine combines "is" and "when" into one rule, of which "when" is the second part.
    ...question.answers.flatMap(({ holds }, index) => {
      const when = holds.root.kind === 'call' ? holds.root.operands[1] : undefined;
      return read(when && { ...holds, root: when }, below(place, 'answers', index, 'when'), true);
    }),
    ...question.notices.flatMap(({ when }, index) => read(when, below(place, 'messages', index, 'when'))),
  ];
}

/** Says which question ends the questions whatever is answered, and which questions nobody is asked therefore. */
function describeEnd(
  { question }: QuestionContext,
  contexts: readonly QuestionContext[],
  excluding: readonly Condition[],
): string {
  const at = contexts.findIndex((other) => other.question === question);
  const unasked = contexts.slice(at).map((other) => `"${other.question.id}"`);
  const [only] = contexts
    .slice(0, at)
    .filter((other) => excluding.every((condition) => condition.place?.pointer === other.place.pointer));
  const ending = only === undefined ? 'The answers before it always end' : `Every answer to "${only.question.id}" ends`;
  const verb = unasked.length === 1 ? 'is' : 'are';
  return `${ending} the questions, so ${unasked.join(', ')} ${verb} never asked.`;
}

/** Reports when nobody can come to a good end. */
function proveEnd(contexts: readonly QuestionContext[], place: Place, before: readonly Condition[]): void {
  const [first] = contexts;
  if (first === undefined) return;
  const last = [...contexts.map((questionContext) => passed(questionContext)).reverse(), ...before];
  const excluding = first.prover.excluded(last);
  if (excluding === undefined || contexts.some(schedules)) return;
  first.report({
    ...place,
    code: 'never-eligible',
    severity: 'error',
    message: 'Every way through these questions ends with a refusal, so nobody can book.',
    excluding: listReasons(excluding, place),
  });
}

const schedules = (questionContext: QuestionContext): boolean =>
  questionContext.question.answers.some(
    ({ submitAction }, index) =>
      submitAction === 'schedule' &&
      questionContext.prover.excluded([
        ...decides(questionContext, index),
        ...accepted(questionContext),
        ...questionContext.asked,
      ]) === undefined,
  );
