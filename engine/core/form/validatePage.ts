import type { Violation } from '../errors/Violation.ts';
import { isJson, isObject, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import { escapeName, formatPointer, parsePointer, readPath } from '../json/pointer.ts';
import { evaluateCondition, evaluateRule } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { isFailing } from '../rules/truthPredicates.ts';
import { UNKNOWN } from '../rules/Unknown.ts';
import { fieldKind } from '../validation/fieldKind.ts';
import { textFormats } from '../validation/textFormats.ts';
import { answerKind } from './answerKind.ts';
import { isComputed, withComputed } from './computed.ts';
import type { CheckPlan, PagePlan } from './FormPlan.ts';
import { findCheckTargets } from './findCheckTargets.ts';
import { schemaAt, schemaBelow } from './resolveFieldPointer.ts';
import { givenAnswer, givenAnswers, type PageView } from './viewForm.ts';
import { listWidgetNames } from './widgetName.ts';

export type { PageView };

/** The schema of the page's shown fields. The same shown fields, required fields and choices give the same object. */
export const presentedSchema = ({ page, shown, required, scope }: PageView): ObjectSchema =>
  page.present(shown, required, scope.context);

/**
 * The violations of the shown answers, in the order of the fields; none when all are valid. An answer that violates its
 * schema is not checked further. `params` has the step's settings, the words of its voice and the field's `label`
 * besides the keyword's own.
 */
export function validatePage(view: PageView, answers: Answers): readonly Violation[] {
  const schema = presentedSchema(view);
  const validate = view.page.validator(view.shown, view.required, view.scope.context);
  const given = givenAnswers(schema, withComputed(view, answers));
  // The first violation of a field is the one that is shown: what cannot be seen is named before what it breaks.
  const schemaViolations = [...characterViolations(view.page, schema, given), ...validate(given)];
  const failedChecks = view.page.checks.flatMap((check) => findFailedChecks(check, view, given, schemaViolations));
  const violations = [...schemaViolations, ...failedChecks.map((failedCheck) => buildViolation(failedCheck, schema))];
  return inFieldOrder(violations, schema, { ...view.scope.settings, ...view.page.words });
}

/**
 * The violations `characters`, of typed texts with characters that no text may have. Line ends and tabs are right where
 * the widget takes several lines, and nowhere else. Choices and computed values are not typed.
 */
function characterViolations(
  page: Pick<PagePlan, 'uiSchema' | 'multilineWidgets'>,
  schema: JsonSchema,
  answers: unknown,
): readonly Violation[] {
  const formatOf = (ui: UiSchema) =>
    listWidgetNames(ui).some((name) => page.multilineWidgets.some((each) => each === name)) ? 'lines' : 'line';

  function findIn(answer: unknown, field: JsonSchema, ui: UiSchema, path: string): readonly Violation[] {
    if (isComputed(ui)) return [];
    if (typeof answer === 'string') {
      const isRight = answerKind(field, ui) !== 'text' || textFormats[formatOf(ui)].test(answer);
      return isRight ? [] : [{ path, keyword: 'characters', params: {}, kind: fieldKind(field) }];
    }
    const { items, properties = {} } = field;
    if (Array.isArray(answer) && items !== undefined)
      return answer.flatMap((entry, index) => findIn(entry, items, below(ui, 'items'), `${path}/${index}`));
    if (!isObject(answer)) return [];
    return Object.entries(properties).flatMap(([name, member]) =>
      findIn(answer[name], member, below(ui, name), `${path}/${escapeName(name)}`),
    );
  }
  return findIn(answers, schema, page.uiSchema, '');
}

type UiSchema = Readonly<Record<string, unknown>>;

function below(ui: UiSchema, name: string): UiSchema {
  const member = ui[name];
  return isObject(member) ? member : {};
}

interface FailedCheck {
  readonly path: string;
  readonly message: string;
  readonly params: JsonObject;
}

/** The answers that fail a check: one answer, or those in the entries of a list. */
function findFailedChecks(
  { names, that, message, mentions = [] }: CheckPlan,
  { shown, scope }: PageView,
  given: JsonObject,
  schemaViolations: readonly Violation[],
): readonly FailedCheck[] {
  const [field] = names;
  if (field === undefined || !shown.includes(field)) return [];
  return findCheckTargets(names, given).flatMap((target) => {
    const path = formatPointer(target.names);
    if (schemaViolations.some((violation) => violation.path === path || violation.path.startsWith(`${path}/`)))
      return [];
    const answer = readPath(given, target.names);
    const answered = isJson(answer) && givenAnswer(answer) !== undefined;
    const seen = target.entry === undefined ? scope : { ...scope, entry: target.entry };
    return isFailing(evaluateCondition(that, seen), answered)
      ? [{ path, message, params: evaluateMentions(mentions, seen) }]
      : [];
  });
}

/** The values that a message mentions; an unknown value becomes an empty text. */
const evaluateMentions = (mentions: NonNullable<CheckPlan['mentions']>, scope: Scope): JsonObject =>
  Object.fromEntries(
    mentions.map(({ name, value }) => {
      const found = evaluateRule(value, scope);
      return [name, found === UNKNOWN ? '' : value.type.kind === 'date' ? formatDay(found) : found];
    }),
  );

const buildViolation = ({ path, message, params }: FailedCheck, schema: ObjectSchema): Violation => ({
  path,
  keyword: message,
  params,
  kind: fieldKind(schemaAt(schema, path) ?? {}),
});

/**
 * The violations in the order of the fields: a group or list before its members, entries by their index. Each gets the
 * params and its field's label besides its own.
 */
const inFieldOrder = (violations: readonly Violation[], schema: JsonSchema, params: JsonObject): readonly Violation[] =>
  violations
    .map((violation) => {
      const { label, indexPath } = findField(violation, schema);
      return { indexPath, violation: { ...violation, params: { ...params, label, ...violation.params } } };
    })
    .sort((a, b) => compareIndexPaths(a.indexPath, b.indexPath))
    .map(({ violation }) => violation);

interface FoundField {
  readonly label: string;
  /** The index of the field and, in a list or group, of the entry and the member. */
  readonly indexPath: readonly number[];
}

function findField({ path }: Violation, schema: JsonSchema): FoundField {
  let here: JsonSchema | undefined = schema;
  const indexPath = (parsePointer(path) ?? []).map((name) => {
    const isEntry: boolean = here?.items !== undefined;
    const place: number = isEntry ? Number(name) : Object.keys(here?.properties ?? {}).indexOf(name);
    here = here && schemaBelow(here, name);
    return place;
  });
  return { label: here?.title ?? '', indexPath };
}

/** Formats an ISO date as guests type it, MM/DD/YYYY. Any other value stays as it is. */
export const formatDay = (date: Json): Json =>
  typeof date === 'string' ? date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') : date;

/** Compares two places in a form, each a list of indexes from the page down. A group comes before its members. */
export function compareIndexPaths(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs === -1 ? a.length - b.length : (a[differs] ?? 0) - (b[differs] ?? -1);
}
