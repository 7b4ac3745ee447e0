import { givenAnswer } from '../../form/givenAnswers.ts';
import { presentedSchema } from '../../form/validatePage.ts';
import { isEntryList } from '../../json/isEntryList.ts';
import { isObject, type Json, type JsonObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { formatPointer } from '../../json/pointer.ts';
import { type Path, type PathPage, positionOf } from '../path/Path.ts';
import type { StepPlan } from '../WizardPlan.ts';
import type { ReviewedPage, ReviewedStep, ReviewRow } from './Review.ts';

/**
 * What the guest has answered on these pages: shown and given answers, without those that a document leaves out by
 * `ui:review: false`. Pages and steps without an answer are left out.
 */
export function reviewOf(path: Path): readonly ReviewedStep[] {
  const steps = new Map<StepPlan, ReviewedPage[]>();
  for (const view of path) {
    const rows = rowsOf(view);
    if (rows.length === 0) continue;
    const page = { position: positionOf(view), title: view.page.title, rows };
    steps.set(view.step, [...(steps.get(view.step) ?? []), page]);
  }
  return [...steps].map(([step, pages]) => ({ step, pages }));
}

function rowsOf(view: PathPage): readonly ReviewRow[] {
  const { page, scope } = view;
  return Object.entries(presentedSchema(view).properties).flatMap(([name, schema]) => {
    const answer = Object.hasOwn(scope.answers, name) ? scope.answers[name] : undefined;
    return fieldRows(schema, lookOf(page.uiSchema, name), answer, [name]);
  });
}

type Look = Readonly<Record<string, unknown>>;

function lookOf(look: Look, name: string): Look {
  const own = Object.hasOwn(look, name) ? look[name] : undefined;
  return isObject(own) ? own : {};
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function isMasked(look: Look): boolean {
  const options = look['ui:options'];
  return look['ui:widget'] === 'masked' || (isObject(options) && options.widget === 'masked');
}

/** The rows of one field; a group without a title has none of its own, only those of its members. */
function fieldRows(
  schema: JsonSchema,
  look: Look,
  answer: Json | undefined,
  names: readonly string[],
): readonly ReviewRow[] {
  const value = givenAnswer(answer);
  if (value === undefined || look['ui:review'] === false) return [];
  const place = { path: formatPointer(names), label: textOf(look['ui:title']) ?? schema.title ?? '' };
  if (isMasked(look)) return [{ ...place, kind: 'secret' }];
  if (isEntryList(schema) && Array.isArray(answer)) return entryRows(schema.items, look, answer, names, place.label);
  if (schema.properties === undefined || !isObject(value)) return [{ ...place, kind: 'answer', value, schema }];
  const rows = memberRows(schema.properties, look, value, names);
  return place.label === '' || rows.length === 0 ? rows : [{ ...place, kind: 'group', rows }];
}

const memberRows = (
  members: Readonly<Record<string, JsonSchema>>,
  look: Look,
  answers: JsonObject,
  names: readonly string[],
): readonly ReviewRow[] =>
  Object.entries(members).flatMap(([name, schema]) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return fieldRows(schema, lookOf(look, name), answer, [...names, name]);
  });

/** One numbered group per entry; without one where nothing of the entry is to be told. */
const entryRows = (
  items: JsonSchema,
  look: Look,
  entries: readonly Json[],
  names: readonly string[],
  title: string,
): readonly ReviewRow[] =>
  entries.flatMap((entry, index): readonly ReviewRow[] => {
    const place = [...names, String(index)];
    const rows = isObject(entry) ? memberRows(items.properties ?? {}, lookOf(look, 'items'), entry, place) : [];
    const label = `${textOf(look['ui:entry']) ?? title} ${index + 1}`;
    return rows.length === 0 ? [] : [{ kind: 'group', path: formatPointer(place), label, rows }];
  });
