import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { StepPlan } from '../../wizard/WizardPlan.ts';
import type { WizardAnswers } from '../../wizard/WizardState.ts';
import { findUses, type UsedRule } from '../change/findUses.ts';
import type { Variable } from '../change/Variable.ts';
import type { WizardPlace } from '../explanation/ExplainedPlace.ts';
import { applyChanges } from './applyChanges.ts';
import { type Cone, keyOf } from './findCone.ts';
import { allAnswers, answerOf } from './StepScope.ts';
import type { FieldPlace, WizardCase } from './WizardCase.ts';
import { writeComputed } from './writeComputed.ts';

/** The answers that may be changed, with how the rules of the cone use them. */
export function listVariables(given: WizardCase, { answers, rules }: Cone, place: WizardPlace): readonly Variable[] {
  const uses = findUses(
    rules.map(({ step, rule }) => ({
      root: writeComputed(rule.root, given.plan, step),
      scope: (changes) => wholeScope(given, step, applyChanges(given.answers, changes, answers)),
      resolve: resolveIn(step),
    })),
  );
  return answers.map((found) => {
    const key = keyOf(found);
    const schema = offeredSchema(found, given);
    const now = answerOf(found, given.answers);
    const triesRefused = isAsked(found, place);
    return {
      key,
      step: found.step.id,
      page: found.page.name,
      field: found.field,
      title: schema.title ?? found.field,
      schema,
      now: now === '' ? undefined : now,
      uses: uses.get(key) ?? [],
      triesRefused,
      accepts: (value) => triesRefused || value === undefined || isValid(found, given, value),
    };
  });
}

/** Whether it is asked if this answer is refused. */
const isAsked = ({ step, field }: FieldPlace, place: WizardPlace): boolean =>
  place.kind === 'answer' && place.step === step.id && place.field === field;

/** The schema of the field, with the choices of the context. */
const offeredSchema = ({ page, field }: FieldPlace, { context }: WizardCase): JsonSchema =>
  page.present([field], [], context).properties[field] ?? {};

const isValid = ({ page, field }: FieldPlace, { context }: WizardCase, value: unknown): boolean =>
  page.validator([field], [], context)({ [field]: value }).length === 0;

/** What the rules of a step would read if everything were shown. */
function wholeScope({ plan, context }: WizardCase, step: StepPlan, answers: WizardAnswers) {
  return {
    answers: allAnswers(step, answers),
    steps: Object.fromEntries(plan.steps.map((each) => [each.id, allAnswers(each, answers)])),
    settings: step.form.settings,
    context,
  };
}

const resolveIn =
  (step: StepPlan): UsedRule['resolve'] =>
  ([root, first, second]) => {
    if (root === 'answers' && first !== undefined) return { key: `${step.id}/${first}`, depth: 2 };
    if (root === 'steps' && first !== undefined && second !== undefined) return { key: `${first}/${second}`, depth: 3 };
    return undefined;
  };
