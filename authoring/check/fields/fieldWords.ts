import { readMember } from '../../jsonParts.ts';
import type { AskedField } from './AskedField.ts';

/** What a guest reads beside a field, and where it is in the form. */
export interface FieldWords {
  readonly pointer: string;
  readonly words: string;
}

const options = ['ui:title', 'ui:description', 'ui:help', 'ui:placeholder'];

/** The label and the help of a field. */
export const fieldWords = ({ pointer, schema, uiSchema, uiSchemaPointer }: AskedField): readonly FieldWords[] => {
  const texts: readonly (readonly [pointer: string, words: unknown])[] = [
    [`${pointer}/title`, schema.title],
    [`${pointer}/description`, schema.description],
    ...options.map((option) => [`${uiSchemaPointer}/${option}`, readMember(uiSchema, option)] as const),
  ];
  return texts.flatMap(([at, words]) => (typeof words === 'string' ? [{ pointer: at, words }] : []));
};
