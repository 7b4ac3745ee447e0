import type { CompiledRule, PagePlan, QuestionnairePlan, StepPlan, WizardPlan } from '#engine';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';

/** An answer of a step that a rule reads. */
export interface StepRead {
  readonly step: string;
  readonly names: readonly string[];
}

/**
 * The answers that decide about something else: what is asked, required, filled in or accepted elsewhere. A check that
 * reads only its own field does not make the answer arrive anywhere.
 */
export const readsOfWizard = ({ steps }: WizardPlan): readonly StepRead[] => steps.flatMap(readsOfStep);

/** The same for a prescreen: also what its questions read, and what it passes to the search and to later forms. */
export const readsOfPrescreen = ({ wizard, questions, services, priorAnswers }: PrescreenPlan): readonly StepRead[] => [
  ...(wizard === undefined ? [] : readsOfWizard(wizard)),
  ...[
    ...(questions === undefined ? [] : rulesOfQuestions(questions)),
    ...services.flatMap(({ when }) => when ?? []),
    ...priorAnswers.map(({ value }) => value),
  ].flatMap(readsOfSteps),
];

function readsOfStep({ id, when, form }: StepPlan): readonly StepRead[] {
  const own = (rule: CompiledRule): readonly StepRead[] =>
    rule.reads.flatMap(([root, ...names]) => (root === 'answers' ? [{ step: id, names }] : []));
  const rules = form.pages.flatMap(rulesOfPage);
  const checks = form.pages.flatMap(({ checks }) =>
    checks.flatMap(({ names: [field], that, mentions = [] }) => {
      const reads = [that, ...mentions.map(({ value }) => value)].flatMap((rule) => [
        ...own(rule),
        ...readsOfSteps(rule),
      ]);
      return reads.some(({ step, names: [read] }) => step !== id || read !== field) ? reads : [];
    }),
  );
  return [
    ...[...rules, ...(when === undefined ? [] : [when])].flatMap((rule) => [...own(rule), ...readsOfSteps(rule)]),
    ...checks,
  ];
}

const readsOfSteps = ({ reads }: CompiledRule): readonly StepRead[] =>
  reads.flatMap(([root, step, ...names]) => (root === 'steps' && step !== undefined ? [{ step, names }] : []));

/** The rules of a page, without its checks. */
const rulesOfPage = ({ when, shows, requires, prefills, computes, verify }: PagePlan): readonly CompiledRule[] => [
  ...(when === undefined ? [] : [when]),
  ...[...shows.values(), ...requires.values()].flat(),
  ...computes.values(),
  ...[...prefills.values()].flatMap(({ value, when }) => [value, ...(when === undefined ? [] : [when])]),
  ...(verify?.when === undefined ? [] : [verify.when]),
];

const rulesOfQuestions = ({ questions }: QuestionnairePlan): readonly CompiledRule[] =>
  questions.flatMap(({ skipWhen, options, page, answers, notices }) => [
    ...(skipWhen === undefined ? [] : [skipWhen]),
    ...options.flatMap(({ when }) => when ?? []),
    ...page.checks.map(({ that }) => that),
    ...answers.map(({ holds }) => holds),
    ...notices.flatMap(({ when }) => when ?? []),
  ]);
