import { escapeName } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { type SchemaValue, valuesIn } from './valuesIn.ts';

/** A text that a guest reads. */
export interface ContentText {
  /** JSON Pointer. */
  readonly pointer: string;
  readonly text: string;
  /** Whether it is shown as HTML; otherwise it is shown as plain text. */
  readonly isRich: boolean;
  /** The names that the app fills into it; undefined where its schema does not say. */
  readonly placeholders?: readonly string[];
  /** An example of it, of its schema. */
  readonly example?: string;
  /** The place where a guest sees it beside other choices, as its schema calls it. */
  readonly choiceOf?: string;
}

/**
 * The texts of a document that a guest reads: values whose schema has a `contentMediaType`, and texts in a form's
 * `uiSchema`.
 */
export const listTexts = (
  document: unknown,
  kind: string,
  read: ReadSchema,
  values: readonly SchemaValue[] = valuesIn(document, kind, read),
): readonly ContentText[] => [
  ...values.flatMap(({ pointer, value, schemas }) => {
    const media = schemas.map(({ schema }) => schema.contentMediaType);
    const isRich = media.includes('text/html');
    if (typeof value !== 'string' || !(isRich || media.includes('text/plain'))) return [];
    const placeholders = schemas.flatMap(({ schema }) =>
      isNames(schema.placeholders) ? [schema.placeholders] : [],
    )[0];
    const choiceOf = schemas.map(({ schema }) => schema.choiceOf).find((place) => typeof place === 'string');
    const example = schemas.flatMap(({ schema: { examples } }) => (isNames(examples) ? examples : []))[0];
    return [
      {
        pointer,
        text: value,
        isRich,
        ...(placeholders && { placeholders }),
        ...(example !== undefined && { example }),
        ...(choiceOf && { choiceOf }),
      },
    ];
  }),
  ...(kind === 'form-definition' ? listUiTexts(document, '') : []),
];

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const textOptions = ['help', 'placeholder', 'title', 'on', 'off', 'entry', 'add', 'delete'].map((name) => `ui:${name}`);

/** The texts in each page's `uiSchema`: those of `ui:…` members, and the titles of sections. */
function listUiTexts(document: unknown, pointer: string): readonly ContentText[] {
  const isUiSchema = /^\/pages\/\d+\/uiSchema/.test(pointer);
  return listMembers(document).flatMap(([name, value]) => {
    const at = `${pointer}/${escapeName(name)}`;
    const isText = isUiSchema && (textOptions.includes(name) || /\/ui:sections\/\d+\/title$/.test(at));
    return isText && typeof value === 'string' ? [{ pointer: at, text: value, isRich: false }] : listUiTexts(value, at);
  });
}
