import type { Violation } from '../errors/Violation.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../json/JsonSchema.ts';
import { parsePointer, readPath } from '../json/pointer.ts';
import { isFailing } from '../rules/effects.ts';
import { truthOf } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { fieldKind } from '../validation/fieldKind.ts';
import { givenAnswers } from './givenAnswers.ts';
import type { CheckPlan } from './PagePlan.ts';
import type { PageView } from './viewForm.ts';

export type { PageView };

/** The schema of the page's shown fields: the same object for the same shown and required fields. */
export const presentedSchema = ({ page, shown, required }: PageView): ObjectSchema => page.present(shown, required);

/**
 * What is wrong with the shown answers, in the order of the fields. An answer that its schema refuses is not
 * checked further. Params have the field's `label` and the step's settings beside the keyword's own.
 */
export function validatePage(view: PageView, answers: Answers): readonly Violation[] {
  const schema = presentedSchema(view);
  const validate = view.page.validator(view.shown, view.required);
  const given = givenAnswers(schema, answers);
  const refused = validate(given);
  const failing = view.page.checks
    .filter((check) => fails(check, view, given, refused))
    .map((check) => violationOf(check, schema));
  const place = ({ path }: Violation): number => view.shown.indexOf(parsePointer(path)?.[0] ?? '');
  return [...refused, ...failing]
    .map((violation) => withParams(violation, schema, view.scope.settings))
    .sort((a, b) => place(a) - place(b));
}

function fails(check: CheckPlan, view: PageView, given: JsonObject, refused: readonly Violation[]): boolean {
  const [field] = check.names;
  if (field === undefined || !view.shown.includes(field)) return false;
  if (refused.some(({ path }) => path === check.path || path.startsWith(`${check.path}/`))) return false;
  return isFailing(truthOf(check.that, view.scope), readPath(given, check.names) !== undefined);
}

const violationOf = (check: CheckPlan, schema: ObjectSchema): Violation => ({
  path: check.path,
  keyword: check.message,
  params: {},
  kind: fieldKind(schemaAt(schema, check.path) ?? {}),
});

function withParams(violation: Violation, schema: ObjectSchema, settings: JsonObject): Violation {
  const label: Json = schemaAt(schema, violation.path)?.title ?? '';
  return { ...violation, params: { ...settings, label, ...violation.params } };
}

/** The schema of the answer at a pointer; a list's entries share theirs. */
function schemaAt(schema: JsonSchema, pointer: string): JsonSchema | undefined {
  let here: JsonSchema | undefined = schema;
  for (const name of parsePointer(pointer) ?? []) {
    if (here?.items !== undefined) here = here.items;
    else
      here = here?.properties !== undefined && Object.hasOwn(here.properties, name) ? here.properties[name] : undefined;
  }
  return here;
}
