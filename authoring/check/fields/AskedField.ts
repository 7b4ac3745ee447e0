import { checkSchema, escapeName, type FormDefinition, type JsonSchema } from '#engine';
import { normalizeUiSchema } from '#engine/react';
import { formWidgets } from '../../../app/widgets/index.ts';
import type { AuthoringProblem } from '../findings/AuthoringProblem.ts';
import { membersOf } from '../words/membersOf.ts';

/** One question of a form, as a guest is asked it. */
export interface AskedField {
  readonly name: string;
  readonly schema: JsonSchema;
  /** With the widget that it is asked with. */
  readonly look: unknown;
  /** Where the form says what is asked. */
  readonly pointer: string;
  /** Where its look stands, if it has one. */
  readonly lookPointer: string;
  /** Where it names the widget; the same as what is asked where it names none. */
  readonly widgetPointer: string;
}

/** What is wrong with a question, at a place of its form. */
export type FieldFault = Pick<AuthoringProblem, 'pointer' | 'message' | 'known'>;

/** The questions of all pages whose schema is sound, also those of groups, and of the entries of lists. */
export const askedFields = ({ pages }: FormDefinition): readonly AskedField[] =>
  pages.flatMap(({ schema, uiSchema = {} }, index) => {
    const at = `/pages/${index}`;
    const checked = checkSchema(schema, { document: '', pointer: '' });
    if (!checked.ok) return [];
    const look = normalizeUiSchema(checked.value, uiSchema, formWidgets);
    return fieldsIn(checked.value, { given: uiSchema, look }, `${at}/schema`, `${at}/uiSchema`);
  });

/** The look of a field as it is written, and with its widget. */
interface Looks {
  readonly given: unknown;
  readonly look: unknown;
}

function fieldsIn(schema: JsonSchema, looks: Looks, at: string, lookAt: string): readonly AskedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly AskedField[] => {
    const pointer = `${at}/properties/${escapeName(name)}`;
    const lookPointer = `${lookAt}/${escapeName(name)}`;
    const inner = looksOf(looks, name);
    const widgetPointer = widgetIn(inner.given).map((at) => lookPointer + at)[0] ?? pointer;
    const own = { name, schema: field, look: inner.look, pointer, lookPointer, widgetPointer };
    if (field.type === 'object') return fieldsIn(field, inner, pointer, lookPointer);
    if (field.type !== 'array' || field.items?.type !== 'object') return [own];
    const entries = fieldsIn(field.items, looksOf(inner, 'items'), `${pointer}/items`, `${lookPointer}/items`);
    return [own, ...entries];
  });
}

const looksOf = ({ given, look }: Looks, name: string): Looks => ({
  given: memberOf(given, name),
  look: memberOf(look, name),
});

const widgetIn = (look: unknown): readonly string[] => [
  ...(memberOf(look, 'ui:widget') === undefined ? [] : ['/ui:widget']),
  ...(memberOf(memberOf(look, 'ui:options'), 'widget') === undefined ? [] : ['/ui:options/widget']),
];

/** What a look says under a name, or says among its options. */
export const lookAt = ({ look }: AskedField, name: string): unknown =>
  memberOf(look, `ui:${name}`) ?? memberOf(memberOf(look, 'ui:options'), name);

const memberOf = (value: unknown, name: string): unknown => new Map(membersOf(value)).get(name);
