import {
  type CompiledRule,
  type Criteria,
  isShown,
  isSkipped,
  type JsonObject,
  type OptionPlan,
  type QuestionnairePlan,
  type QuestionPlan,
  type QuestionScope,
  type Scope,
  type Truth,
} from '#engine';
import type { ReadRule, Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import { decideRule } from '../rules/decideRule.ts';
import type { Value } from '../solve/Variable.ts';
import type { World } from '../solve/World.ts';
import type { ContextModel } from './ContextModel.ts';

/** Questions whose answers are decided one by one, when a rule reads them. */
export interface QuestionModel {
  readonly scope: QuestionScope;
  readonly resolve: Resolve;
  readonly sources: readonly Source[];
  readonly rules: readonly ReadRule[];
  readonly findSource: (question: QuestionPlan) => Source | undefined;
  readonly isSkipped: (question: QuestionPlan) => boolean;
  readonly isOffered: (option: OptionPlan) => boolean;
  /** Whether the guest can give the present answer: the question is asked, and the option is offered. */
  readonly isGivable: (question: QuestionPlan) => boolean;
  /** The answer as rules read it; undefined unless the question is asked and the option is offered. */
  readonly taken: (question: QuestionPlan) => Value;
  /** Decides a rule of a question for the values of the moment. */
  readonly decide: (rule: Pick<CompiledRule, 'root'>) => Truth;
}

/** The forms that are answered before the questions. */
export interface StepsModel {
  readonly scope: Scope['steps'];
  readonly resolve: Resolve;
}

export function createQuestionModel(
  { questions }: QuestionnairePlan,
  steps: StepsModel,
  context: ContextModel,
  world: World,
): QuestionModel {
  const sources = new Map(questions.map((question) => [question.id, createSource(question)] as const));
  const byId = new Map(questions.map((question) => [question.id, question] as const));
  const decide = (rule: Pick<CompiledRule, 'root'>): Truth => decideRule(rule, scope, world);
  const skips = (question: QuestionPlan): boolean => {
    const { skipWhen } = question;
    return skipWhen !== undefined && isSkipped(decide(skipWhen));
  };
  const offers = (option: OptionPlan): boolean => {
    const { when } = option;
    return when === undefined || isShown([decide(when)]);
  };
  const taken = (question: QuestionPlan): Value => {
    const source = sources.get(question.id);
    if (source === undefined) return undefined;
    if (world.ignoresVisibility()) return world.read(source.variable);
    if (skips(question)) return undefined;
    const value = world.read(source.variable);
    return isOnOffer(question, value) ? value : undefined;
  };
  const isOnOffer = ({ options }: QuestionPlan, value: Value): boolean => {
    const chosen = options.find((option) => option.value === value);
    return options.length === 0 || (chosen !== undefined && offers(chosen));
  };
  const criteria = (question: QuestionPlan): Criteria => findCriteria(question, taken(question));
  const scope: QuestionScope = {
    answers: lazyRecord(new Map(questions.map((question) => [question.id, () => taken(question)]))),
    criteria: lazyRecord(new Map(questions.map((question) => [question.id, () => criteria(question)]))),
    settings: {},
    steps: steps.scope,
    context: context.scope,
  };
  const resolve: Resolve = (names) => {
    const [root, id = ''] = names;
    if (root === 'steps') return steps.resolve(names);
    if (root === 'context') return context.resolve(names);
    const [source, question] = [sources.get(id), byId.get(id)];
    if (source === undefined || question === undefined) return undefined;
    if (root === 'answers') return { source, depth: 2 };
    return { source, depth: 2, view: (value): JsonObject => findCriteria(question, value) };
  };
  return {
    scope,
    resolve,
    sources: [...sources.values()],
    rules: questions.flatMap(listRules).map((rule) => ({ rule, resolve })),
    findSource: ({ id }) => sources.get(id),
    isSkipped: skips,
    isOffered: offers,
    isGivable: (question) => {
      const source = sources.get(question.id);
      return source !== undefined && !skips(question) && isOnOffer(question, world.read(source.variable));
    },
    taken,
    decide,
  };
}

const findCriteria = ({ options }: QuestionPlan, value: Value): Criteria =>
  options.find((option) => option.value === value)?.criteria ?? {};

const createSource = ({ id, page, options }: QuestionPlan): Source => ({
  variable: { name: `answers.${id}` },
  schema: page.schema.properties[id] ?? {},
  optional: true,
  distinct: distinctOptions(options),
});

/** Options that are offered on a condition, and the first option of each different set of criteria. */
function distinctOptions(options: readonly OptionPlan[]): readonly string[] {
  const seen = new Set<string>();
  return options.flatMap(({ value, when, criteria }) => {
    const key = JSON.stringify(criteria);
    const isNew = !seen.has(key) && Object.keys(criteria).length > 0;
    seen.add(key);
    return when !== undefined || isNew ? [value] : [];
  });
}

/** Every rule of a question. */
const listRules = ({ skipWhen, options, page, answers, notices: messages }: QuestionPlan): readonly CompiledRule[] =>
  [
    skipWhen,
    ...options.map(({ when }) => when),
    ...page.checks.map(({ that }) => that),
    ...answers.map(({ holds }) => holds),
    ...messages.map(({ when }) => when),
  ].filter((rule) => rule !== undefined);
