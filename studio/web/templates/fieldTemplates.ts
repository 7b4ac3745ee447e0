import type { JSONPath } from 'jsonc-parser';
import type { Json } from '#engine';
import { insertIn, setIn } from '../json/editText.ts';
import { formatPointer } from '../json/pointer.ts';
import { memberOf, readJson } from '../json/readJson.ts';
import { type Insertion, isOf, plainNames, type Template, type TemplateOrder } from './Template.ts';

/** A field, and what else its page says of it. */
interface Field {
  readonly schema: Json;
  readonly look?: Json;
  readonly required?: boolean;
  readonly rules?: readonly Json[];
  readonly messages?: Json;
  /** The encoder that writes its answer. */
  readonly as?: string;
}

const common = {
  names: plainNames,
  example: 'petName',
  isMissing: 'The page has no fields, or has one of this name already.',
  suits: isOf('form-definition'),
};

/** What can be asked on a page of a form. Each answer is sent as an additional one, which needs no place of its own. */
export const fieldTemplates: readonly Template[] = [
  {
    key: 'field',
    label: 'Question',
    help: 'A field for a text, which is sent with the booking.',
    ...common,
    make: (order) => addField(order, { schema: { type: 'string', title: order.words, maxLength: 200 } }),
  },
  {
    key: 'yesNo',
    label: 'Yes or no',
    help: 'A question with two buttons, which is sent with the booking.',
    ...common,
    make: (order) =>
      addField(order, {
        schema: { type: 'boolean', title: order.words },
        look: { 'ui:widget': 'radio', 'ui:inline': true },
        as: 'yesNo',
      }),
  },
  {
    key: 'choice',
    label: 'Choice',
    help: 'A question with options, of which guests choose one.',
    ...common,
    make: (order) =>
      addField(order, {
        schema: { type: 'string', title: order.words, enum: ['First option', 'Second option'] },
        look: { 'ui:widget': 'radio' },
      }),
  },
  {
    key: 'list',
    label: 'List',
    help: 'Cards that guests add and remove. The names on them are sent with the booking.',
    ...common,
    make: (order) =>
      addField(order, {
        schema: {
          type: 'array',
          title: order.words,
          maxItems: 5,
          items: {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string', title: 'Name', maxLength: 100 } },
          },
        },
        look: { 'ui:entry': 'Entry', 'ui:add': 'Add an entry', 'ui:delete': 'Delete' },
        as: 'names',
      }),
  },
  {
    key: 'consent',
    label: 'Consent',
    help: 'A question that must be answered yes. No keeps the guest on the page, with words.',
    ...common,
    make: (order) =>
      addField(order, {
        schema: { type: 'boolean', title: order.words },
        look: { 'ui:widget': 'radio', 'ui:inline': true },
        required: true,
        rules: [
          { check: `/${order.name}`, that: { '==': [{ var: `answers.${order.name}` }, true] }, message: 'declined' },
        ],
        messages: {
          required: 'Choose yes or no.',
          declined: 'We can only see you if you agree.',
        },
        as: 'yesNo',
      }),
  },
];

function addField({ texts, path, at, name }: TemplateOrder, field: Field): Insertion | undefined {
  const before = texts.get(path) ?? '';
  const index = at[0] === 'pages' && typeof at[1] === 'number' ? at[1] : 0;
  const page: JSONPath = ['pages', index];
  const fields = memberOf(readJson(before), 'pages', String(index), 'schema', 'properties');
  if (fields === undefined || memberOf(fields, name) !== undefined) return undefined;
  const list = (...names: JSONPath): number => {
    const found = memberOf(readJson(before), ...[...page, ...names].map(String));
    return Array.isArray(found) ? found.length : 0;
  };
  const append = (text: string, place: JSONPath, index: number, value: Json): string =>
    index === 0 && memberOf(readJson(text), ...[...page, ...place].map(String)) === undefined
      ? setIn(text, [...page, ...place], [value])
      : insertIn(text, [...page, ...place, index], value);
  let text = setIn(before, [...page, 'schema', 'properties', name], field.schema);
  if (field.required) text = append(text, ['schema', 'required'], list('schema', 'required'), name);
  if (field.look !== undefined) text = setIn(text, [...page, 'uiSchema', name], field.look);
  for (const [count, rule] of (field.rules ?? []).entries())
    text = append(text, ['rules'], list('rules') + count, rule);
  if (field.messages !== undefined) text = setIn(text, [...page, 'messages', `/${name}`], field.messages);
  const line = { from: `/${name}`, to: `/questionnaire/additional/${name}`, ...(field.as && { as: field.as }) };
  text = append(text, ['payload'], list('payload'), line);
  return { texts: { [path]: text }, path, pointer: formatPointer([...page, 'schema', 'properties', name]) };
}
