import { checkSchema, escapeName, type FormDefinition, type JsonSchema } from '#engine';
import { type WidgetEntry, widgetFor } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** One field of a form, as a guest is asked for it. */
export interface AskedField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  /** The widget that shows the field; undefined for a list of groups, and when the app has no such widget. */
  readonly widget: WidgetEntry | undefined;
  /** Place of the field's schema in the form. */
  readonly pointer: string;
  /** Place of the field's `uiSchema`, if it has one. */
  readonly uiSchemaPointer: string;
  /** Whether it must be answered whenever it is asked. */
  readonly isRequired: boolean;
}

/** A problem of a field, at a place of its form. */
export type FieldProblem = Pick<AuthoringProblem, 'pointer' | 'code' | 'message' | 'known'>;

/** The fields of all pages with a valid schema, including the fields of groups and of list entries. */
export const askedFields = memoize(({ pages }: FormDefinition): readonly AskedField[] =>
  pages.flatMap(({ schema, uiSchema = {} }, index) => {
    const at = `/pages/${index}`;
    const checked = checkSchema(schema, { document: '', pointer: '' });
    if (!checked.ok) return [];
    return fieldsIn(checked.value, uiSchema, `${at}/schema`, `${at}/uiSchema`);
  }),
);

function fieldsIn(schema: JsonSchema, ui: unknown, at: string, uiSchemaAt: string): readonly AskedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly AskedField[] => {
    const pointer = `${at}/properties/${escapeName(name)}`;
    const uiSchemaPointer = `${uiSchemaAt}/${escapeName(name)}`;
    const inner = readMember(ui, name);
    if (field.type === 'object') return fieldsIn(field, inner, pointer, uiSchemaPointer);
    const isRequired = schema.required?.includes(name) === true;
    const own = { name, schema: field, uiSchema: inner, pointer, uiSchemaPointer, isRequired };
    if (field.type !== 'array' || field.items?.type !== 'object')
      return [{ ...own, widget: widgetFor(field, inner, formWidgets) }];
    const entries = fieldsIn(field.items, readMember(inner, 'items'), `${pointer}/items`, `${uiSchemaPointer}/items`);
    return [{ ...own, widget: undefined }, ...entries];
  });
}

/** The value of a ui option, under its own name or in `ui:options`. */
export const readUiOption = ({ uiSchema: ui }: AskedField, name: string): unknown =>
  readMember(ui, `ui:${name}`) ?? readMember(readMember(ui, 'ui:options'), name);
