import { givenAnswer } from '../../form/givenAnswers.ts';
import type { PagePlan } from '../../form/PagePlan.ts';
import { presentedSchema } from '../../form/validatePage.ts';
import { widgetsIn } from '../../form/widgetsIn.ts';
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
    return fieldRows(schema, lookOf(page.uiSchema, name), answer, { names: [name], page });
  });
}

type Look = Readonly<Record<string, unknown>>;

/** Where a field is: its names from the page down. */
interface Spot {
  readonly page: PagePlan;
  readonly names: readonly string[];
}

const within = ({ page, names }: Spot, name: string): Spot => ({ page, names: [...names, name] });

function lookOf(look: Look, name: string): Look {
  const own = Object.hasOwn(look, name) ? look[name] : undefined;
  return isObject(own) ? own : {};
}

const isSecret = (look: Look, { secretWidgets }: PagePlan): boolean =>
  secretWidgets.some((name) => widgetsIn(look).includes(name));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The rows of one field; a group without a title has none of its own, only those of its members. */
function fieldRows(schema: JsonSchema, look: Look, answer: Json | undefined, spot: Spot): readonly ReviewRow[] {
  const value = givenAnswer(answer);
  if (value === undefined || look['ui:review'] === false) return [];
  const place = { path: formatPointer(spot.names), label: textOf(look['ui:title']) ?? schema.title ?? '' };
  if (isSecret(look, spot.page)) return [{ ...place, kind: 'secret' }];
  if (isEntryList(schema) && Array.isArray(answer)) return entryRows(schema.items, look, answer, spot, place.label);
  if (schema.properties === undefined || !isObject(value)) return [{ ...place, kind: 'answer', value, schema }];
  const rows = memberRows(schema.properties, look, value, spot);
  return place.label === '' || rows.length === 0 ? rows : [{ ...place, kind: 'group', rows }];
}

const memberRows = (
  members: Readonly<Record<string, JsonSchema>>,
  look: Look,
  answers: JsonObject,
  spot: Spot,
): readonly ReviewRow[] =>
  Object.entries(members).flatMap(([name, schema]) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return fieldRows(schema, lookOf(look, name), answer, within(spot, name));
  });

/** One numbered group per entry; without one where nothing of the entry is to be told. */
const entryRows = (
  items: JsonSchema,
  look: Look,
  entries: readonly Json[],
  spot: Spot,
  title: string,
): readonly ReviewRow[] =>
  entries.flatMap((entry, index): readonly ReviewRow[] => {
    const place = within(spot, String(index));
    const rows = isObject(entry) ? memberRows(items.properties ?? {}, lookOf(look, 'items'), entry, place) : [];
    const label = `${textOf(look['ui:entry']) ?? title} ${index + 1}`;
    return rows.length === 0 ? [] : [{ kind: 'group', path: formatPointer(place.names), label, rows }];
  });
