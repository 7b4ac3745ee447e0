import { isEntryList, type JsonSchema } from '../json/JsonSchema.ts';
import { takesContextChoices } from './offerChoices.ts';

/** The kind of a question's answer, which decides what widgets can ask for it. A `list` is a list without choices. */
export type AnswerKind = 'text' | 'date' | 'number' | 'yesNo' | 'choice' | 'choices' | 'list';

/** The kind of a field's answer; undefined for groups, lists of groups, and fields without a type. */
export function answerKind(schema: JsonSchema, uiSchema: unknown): AnswerKind | undefined {
  const { type, items, format } = schema;
  if (type === 'boolean') return 'yesNo';
  if (isEntryList(schema)) return undefined;
  if (type === 'array') return takesContextChoices(uiSchema) || hasChoices(items ?? {}) ? 'choices' : 'list';
  if (takesContextChoices(uiSchema) || hasChoices(schema)) return 'choice';
  if (type === 'string') return format === 'date' ? 'date' : 'text';
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

const hasChoices = ({ enum: values, oneOf }: JsonSchema): boolean => (values ?? oneOf) !== undefined;
