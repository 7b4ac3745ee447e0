import { isUnseen } from '../../form/computed/computedWidget.ts';
import type { PagePlan } from '../../form/FormPlan.ts';
import { givenAnswer } from '../../form/givenAnswers.ts';
import { listWidgetNames } from '../../form/listWidgetNames.ts';
import { presentedSchema } from '../../form/validatePage.ts';
import { isEntryList } from '../../json/isEntryList.ts';
import { isObject, type Json, type JsonObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { formatPointer } from '../../json/pointer.ts';
import { type Path, type PathPage, readPosition } from '../path/Path.ts';
import type { StepPlan } from '../WizardPlan.ts';
import type { ReviewedPage, ReviewedStep, ReviewRow } from './Review.ts';

/**
 * Lists what the guest has answered on these pages: the shown and given answers, without those that a document excludes
 * with `ui:review: false`. Pages and steps without an answer are left out.
 */
export function buildReview(path: Path): readonly ReviewedStep[] {
  const steps = new Map<StepPlan, ReviewedPage[]>();
  for (const view of path) {
    const rows = buildRows(view);
    if (rows.length === 0) continue;
    const page = { position: readPosition(view), title: view.page.title, rows };
    steps.set(view.step, [...(steps.get(view.step) ?? []), page]);
  }
  return [...steps].map(([step, pages]) => ({ step, pages }));
}

function buildRows(view: PathPage): readonly ReviewRow[] {
  const { page, scope } = view;
  return Object.entries(presentedSchema(view).properties).flatMap(([name, schema]) => {
    const answer = Object.hasOwn(scope.answers, name) ? scope.answers[name] : undefined;
    return fieldRows(schema, readUiSchema(page.uiSchema, name), answer, { names: [name], page });
  });
}

type UiSchema = Readonly<Record<string, unknown>>;

/** The place of a field: the names that lead to it from the page. */
interface FieldLocation {
  readonly page: PagePlan;
  readonly names: readonly string[];
}

const within = ({ page, names }: FieldLocation, name: string): FieldLocation => ({ page, names: [...names, name] });

function readUiSchema(uiSchema: UiSchema, name: string): UiSchema {
  const own = Object.hasOwn(uiSchema, name) ? uiSchema[name] : undefined;
  return isObject(own) ? own : {};
}

const isSecret = (uiSchema: UiSchema, { secretWidgets }: PagePlan): boolean =>
  secretWidgets.some((name) => listWidgetNames(uiSchema).includes(name));

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The rows of one field. A group without a title has no row of its own, only the rows of its members. */
function fieldRows(
  schema: JsonSchema,
  uiSchema: UiSchema,
  answer: Json | undefined,
  location: FieldLocation,
): readonly ReviewRow[] {
  const value = givenAnswer(answer);
  if (value === undefined || uiSchema['ui:review'] === false || isUnseen(schema, uiSchema)) return [];
  const place = { path: formatPointer(location.names), label: schema.title ?? '' };
  if (isSecret(uiSchema, location.page)) return [{ ...place, kind: 'secret' }];
  if (isEntryList(schema) && Array.isArray(answer))
    return entryRows(schema.items, uiSchema, answer, location, place.label);
  if (schema.properties === undefined || !isObject(value)) return [{ ...place, kind: 'answer', value, schema }];
  const rows = memberRows(schema.properties, uiSchema, value, location);
  return place.label === '' || rows.length === 0 ? rows : [{ ...place, kind: 'group', rows }];
}

const memberRows = (
  members: Readonly<Record<string, JsonSchema>>,
  uiSchema: UiSchema,
  answers: JsonObject,
  location: FieldLocation,
): readonly ReviewRow[] =>
  Object.entries(members).flatMap(([name, schema]) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return fieldRows(schema, readUiSchema(uiSchema, name), answer, within(location, name));
  });

/** One numbered group for each entry; none for an entry without rows. */
const entryRows = (
  items: JsonSchema,
  uiSchema: UiSchema,
  entries: readonly Json[],
  location: FieldLocation,
  title: string,
): readonly ReviewRow[] =>
  entries.flatMap((entry, index): readonly ReviewRow[] => {
    const place = within(location, String(index));
    const rows = isObject(entry)
      ? memberRows(items.properties ?? {}, readUiSchema(uiSchema, 'items'), entry, place)
      : [];
    const label = `${readText(uiSchema['ui:entry']) ?? title} ${index + 1}`;
    return rows.length === 0 ? [] : [{ kind: 'group', path: formatPointer(place.names), label, rows }];
  });
