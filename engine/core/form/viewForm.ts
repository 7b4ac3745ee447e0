import { isObject, type Json, type JsonObject } from '../json/Json.ts';
import { isEntryList, type JsonSchema, type ObjectSchema } from '../json/JsonSchema.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { isOnPath, isRequired, isShown } from '../rules/truthPredicates.ts';
import { computeValue } from './computed.ts';
import type { FormPlan, PagePlan } from './FormPlan.ts';

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

/**
 * An answer without its empty parts: empty texts, lists and members are left out, and so are entries of a list in which
 * nothing is given. Undefined when nothing remains.
 */
export function givenAnswer(answer: Json | undefined): Json | undefined {
  if (answer === null || answer === '') return undefined;
  if (Array.isArray(answer)) return givenEntries(answer);
  return isObject(answer) ? givenMembers(answer) : answer;
}

function givenEntries(answer: readonly Json[]): Json | undefined {
  const entries = answer.flatMap((entry) => {
    const given = givenAnswer(entry);
    return given === undefined ? [] : [given];
  });
  return entries.length === 0 ? undefined : entries;
}

function givenMembers(answer: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(answer)) {
    const given = givenAnswer(member);
    if (given !== undefined) members.push([name, given]);
  }
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/**
 * The given answers of the shown fields, as they are validated. A required group or list is included even when nothing
 * is given, so that its missing members are reported. The entries of a list keep their indexes.
 */
export function givenAnswers({ properties, required }: ObjectSchema, answers: Answers): JsonObject {
  const given: [string, Json][] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    const asked = askedAnswer(schema, required.includes(name), answer);
    if (asked !== undefined) given.push([name, asked]);
  }
  return Object.fromEntries(given);
}

function askedAnswer(schema: JsonSchema, required: boolean, answer: Json | undefined): Json | undefined {
  const given = givenAnswer(answer);
  if (given === undefined && !required) return undefined;
  if (isEntryList(schema)) return askedEntries(schema.items, answer, given);
  if (schema.type !== 'object') return given;
  return isObject(answer) || given === undefined ? askedMembers(schema, isObject(answer) ? answer : {}) : given;
}

/** The entries of a list that is required or has an answer. Empty entries are validated too, at least one. */
function askedEntries(items: JsonSchema, answer: Json | undefined, given: Json | undefined): Json | undefined {
  if (given === undefined && !asksAnything(items)) return undefined;
  if (given !== undefined && !Array.isArray(answer)) return given;
  const entries: readonly Json[] = Array.isArray(answer) && answer.length > 0 ? answer : [{}];
  return entries.map((entry) => askedAnswer(items, true, entry) ?? {});
}

function askedMembers({ properties = {}, required = [] }: JsonSchema, answer: JsonObject): JsonObject {
  const members = new Map<string, Json>(Object.entries(givenMembers(answer) ?? {}));
  for (const [name, schema] of Object.entries(properties)) {
    const member = Object.hasOwn(answer, name) ? answer[name] : undefined;
    const asked = askedAnswer(schema, required.includes(name), member);
    if (asked !== undefined) members.set(name, asked);
  }
  return Object.fromEntries(members);
}

/** Whether a group in which nothing is given lacks a required answer. */
const asksAnything = ({ properties = {}, required = [] }: JsonSchema): boolean =>
  required.some((name) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return member?.type !== 'object' || asksAnything(member);
  });
