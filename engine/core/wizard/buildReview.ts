import { isUnseen } from '../form/computed.ts';
import type { PagePlan } from '../form/FormPlan.ts';
import { groupIntoSections } from '../form/groupIntoSections.ts';
import { presentedSchema } from '../form/validatePage.ts';
import { givenAnswer } from '../form/viewForm.ts';
import { listWidgetNames } from '../form/widgetName.ts';
import { isObject, type Json } from '../json/Json.ts';
import { isEntryList, type JsonSchema } from '../json/JsonSchema.ts';
import { formatPointer } from '../json/pointer.ts';
import type { Answers } from '../rules/Scope.ts';
import { type Path, type PathPage, readPosition } from './path.ts';
import type { StepPlan } from './WizardPlan.ts';
import type { Position } from './WizardState.ts';

/**
 * Lists what the guest has answered on these pages: the shown and given answers, without those that a document excludes
 * with `ui:review: false`. Valid pages without an answer are left out, and steps without a page.
 *
 * @param isPageValid whether the guest can send the page as it is; when absent, every page counts as valid
 */
export function buildReview(
  path: Path,
  isPageValid: (view: PathPage) => boolean = () => true,
): readonly ReviewedStep[] {
  const steps = new Map<StepPlan, ReviewedPage[]>();
  for (const view of path) {
    const rows = buildRows(view);
    const isValid = isPageValid(view);
    if (rows.length === 0 && isValid) continue;
    const page = { position: readPosition(view), title: view.page.title, isValid, rows };
    steps.set(view.step, [...(steps.get(view.step) ?? []), page]);
  }
  return [...steps].map(([step, pages]) => ({ step, pages }));
}

function buildRows(view: PathPage): readonly ReviewRow[] {
  const { page, scope } = view;
  return memberRows(presentedSchema(view).properties, page.uiSchema, scope.answers, { names: [], page });
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

/** The rows of a page, of a group or of an entry. Those of a section stand together under its title. */
function memberRows(
  members: Readonly<Record<string, JsonSchema>>,
  uiSchema: UiSchema,
  answers: Answers,
  location: FieldLocation,
): readonly ReviewRow[] {
  const rowsOf = (name: string): readonly ReviewRow[] => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return fieldRows(members[name] ?? {}, readUiSchema(uiSchema, name), answer, within(location, name));
  };
  return groupIntoSections(Object.keys(members), uiSchema['ui:sections']).flatMap((part): readonly ReviewRow[] => {
    if (typeof part === 'string') return rowsOf(part);
    const rows = part.names.flatMap(rowsOf);
    return rows[0] ? [{ kind: 'group', path: rows[0].path, label: part.title, rows }] : [];
  });
}

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

interface Reviewed {
  /** JSON Pointer to the answer in the step's answers. */
  readonly path: string;
  /** The question. */
  readonly label: string;
}

/** One answer of the review, with its schema, from which its text can be made. */
export interface ReviewedAnswer extends Reviewed {
  readonly kind: 'answer';
  readonly value: Json;
  readonly schema: JsonSchema;
}

/** An answer that only the guest may read. The review shows that it is given, but not its value. */
export interface ReviewedSecret extends Reviewed {
  readonly kind: 'secret';
}

/** The answers of a group, of one entry of a list, or of a section, which has the path of its first answer. */
export interface ReviewedGroup extends Reviewed {
  readonly kind: 'group';
  readonly rows: readonly ReviewRow[];
}

/** A row of the review. */
export type ReviewRow = ReviewedAnswer | ReviewedSecret | ReviewedGroup;

/** The answers given on one page; an invalid page may have none. */
export interface ReviewedPage {
  readonly position: Position;
  readonly title: string;
  readonly isValid: boolean;
  readonly rows: readonly ReviewRow[];
}

/** The pages of one step on which anything is given or invalid. */
export interface ReviewedStep {
  readonly step: StepPlan;
  readonly pages: readonly ReviewedPage[];
}
