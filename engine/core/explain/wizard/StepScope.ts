import { schemaBelow } from '../../form/resolveFieldPointer.ts';
import { viewForm } from '../../form/viewForm.ts';
import { isJson, type Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { Answers, Scope } from '../../rules/Scope.ts';
import type { Path } from '../../wizard/path.ts';
import type { StepPlan } from '../../wizard/WizardPlan.ts';
import { readPageAnswers, type WizardAnswers } from '../../wizard/WizardState.ts';
import type { Missing } from '../explanation/Explanation.ts';
import { explainPart, type Names } from '../explanation/explainPart.ts';
import { type FieldPlace, findField, type WizardCase } from './WizardCase.ts';

/** What the rules of a step read now; of a step off the path, what they would read if it were on it. */
export function scopeOf({ plan, answers, context }: WizardCase, path: Path, step: StepPlan): Scope {
  const own = path.find((view) => view.step.id === step.id);
  if (own !== undefined) return own.scope;
  const at = plan.steps.findIndex(({ id }) => id === step.id);
  const before = new Set(plan.steps.slice(0, at).map(({ id }) => id));
  const steps = Object.fromEntries(
    path.flatMap((view) => (before.has(view.step.id) ? [[view.step.id, view.scope.answers] as const] : [])),
  );
  const given = Object.hasOwn(answers, step.id) ? (answers[step.id] ?? {}) : {};
  const [first] = viewForm(step.form, given, { steps, context });
  return first?.scope ?? { answers: {}, steps, settings: step.form.settings, context };
}

/** All answers of a step, whether or not they are shown. */
export const allAnswers = (step: StepPlan, answers: WizardAnswers): Answers =>
  Object.assign({}, ...step.form.pages.map(({ name }) => readPageAnswers(answers, { step: step.id, page: name })));

/** The answer of a field, whether or not it is shown. */
export function answerOf({ step, page, field }: FieldPlace, answers: WizardAnswers): Json | undefined {
  const given = readPageAnswers(answers, { step: step.id, page: page.name });
  const answer = Object.hasOwn(given, field) ? given[field] : undefined;
  return isJson(answer) ? answer : undefined;
}

/** What is known about the names that the rules of a step read. */
export function namesIn(given: WizardCase, path: Path, step: StepPlan): Names {
  const fieldAt = ([root, ...rest]: readonly string[]):
    | (FieldPlace & { readonly inner: readonly string[] })
    | undefined => {
    const [owner, field, ...inner] = root === 'answers' ? [step.id, ...rest] : root === 'steps' ? rest : [];
    return owner === undefined || field === undefined ? undefined : { ...findField(given.plan, owner, field), inner };
  };
  return {
    title: (names) => {
      const found = fieldAt(names);
      const schema = found?.page.schema.properties[found.field];
      return (
        found?.inner.reduce<JsonSchema | undefined>((here, name) => here && schemaBelow(here, name), schema)?.title ??
        schema?.title
      );
    },
    missing: (names): Missing => {
      const found = fieldAt(names);
      if (found === undefined) return names[0] === 'entry' ? 'not answered' : 'unknown to the app';
      const isComputed = found.page.computes.has(found.field);
      const answer = answerOf(found, given.answers);
      if (!isComputed && (answer === undefined || answer === '')) return 'not answered';
      const view = path.find((each) => each.step.id === found.step.id && each.page.name === found.page.name);
      if (view === undefined) return 'off the path';
      if (!view.shown.includes(found.field)) return 'hidden';
      return isComputed ? 'not known yet' : 'not answered';
    },
    computed: (names) => {
      const found = fieldAt(names);
      const rule = found?.page.computes.get(found.field);
      if (found === undefined || rule === undefined) return undefined;
      return explainPart(rule.root, scopeOf(given, path, found.step), namesIn(given, path, found.step));
    },
  };
}
