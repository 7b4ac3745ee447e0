import type { Json } from '../json/Json.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { isOnPath, isRequired, isShown } from '../rules/truthPredicates.ts';
import { computeValue } from './computed.ts';
import type { FormPlan, PagePlan } from './FormPlan.ts';
import { givenAnswer } from './givenAnswers.ts';

/** A page as the guest sees it now. */
export interface PageView {
  readonly page: PagePlan;
  /** Shown fields, in the order of the schema. */
  readonly shown: readonly string[];
  /** Shown fields that must be answered. */
  readonly required: readonly string[];
  /** What the page's rules read. Its answers are only those of shown fields, computed values included. */
  readonly scope: Scope;
}

/** Answers of one form by page name. */
export type FormAnswers = Readonly<Record<string, Answers>>;

/** The pages on the path for these answers. No rule reads a hidden answer: it counts as not given. */
export function viewForm(
  form: FormPlan,
  given: FormAnswers,
  outerScope: Pick<Scope, 'steps' | 'context'>,
): readonly PageView[] {
  const answers: Record<string, Json> = {};
  const scope: Scope = { ...outerScope, settings: form.settings, answers };
  const shown = new Map<PagePlan, Set<string>>();
  for (const { page, field } of form.order) {
    if (field === undefined) {
      if (page.when === undefined || isOnPath(evaluateCondition(page.when, scope))) shown.set(page, new Set());
      continue;
    }
    const fields = shown.get(page);
    if (fields === undefined || !isShown((page.shows.get(field) ?? []).map((rule) => evaluateCondition(rule, scope))))
      continue;
    fields.add(field);
    const computed = page.computes.get(field);
    const answer = computed ? computeValue(computed, scope) : own(own(given, page.name), field);
    // Rules read groups and lists without the members and entries that were left empty.
    const seen = typeof answer === 'object' ? givenAnswer(answer) : answer;
    if (seen !== undefined) answers[field] = seen;
  }
  const voice = form.voices.find(({ when }) => evaluateCondition(when, scope) === true);
  return form.pages.flatMap((page, index) => {
    const fields = shown.get(page);
    return fields === undefined ? [] : [buildPageView(voice?.pages[index] ?? page, fields, scope)];
  });
}

/** Whether these are the same page, perhaps in other words. */
export const isSamePage = (one: PagePlan, other: PagePlan): boolean => one.fields === other.fields;

function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

function buildPageView(page: PagePlan, fields: ReadonlySet<string>, scope: Scope): PageView {
  const shown = page.fields.filter((name) => fields.has(name));
  const required = shown.filter(
    (name) =>
      page.schema.required.includes(name) ||
      isRequired((page.requires.get(name) ?? []).map((rule) => evaluateCondition(rule, scope))),
  );
  return { page, shown, required, scope };
}
