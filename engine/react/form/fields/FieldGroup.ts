import type { JsonSchema } from '../../../core/json/JsonSchema.ts';
import type { AnswerPath, FormContext } from '../../field/FormContext.ts';

/** Where a field, a group or an entry of a list is. The same place is the same object at each render. */
export interface FieldPlace {
  readonly id: string;
  /** The names, and indexes of entries, that lead to it from the answers of the page. */
  readonly path: AnswerPath;
}

/** The place of a member of a group or of an entry of a list. */
export const placeInside = ({ id, path }: FieldPlace, name: string | number): FieldPlace => ({
  id: `${id}_${name}`,
  path: [...path, name],
});

/** Fields that are asked together, or a list of such groups: the props of what draws them. */
export interface FieldGroup {
  readonly schema: JsonSchema;
  readonly uiSchema: unknown;
  readonly value: unknown;
  readonly place: FieldPlace;
  readonly form: FormContext;
  /** Whether no answer in it can be changed. */
  readonly disabled: boolean;
  readonly readonly: boolean;
}
