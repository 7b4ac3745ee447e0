import { isObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';

/** The name of the widget that shows a computed value. Documents cannot name it: it asks for nothing. */
export const COMPUTED_WIDGET = 'computed';

/** Whether a field is computed and has no title: rules read its value, and nobody else sees it. */
export const isUnseen = ({ title = '' }: JsonSchema, uiSchema: unknown): boolean =>
  title.trim() === '' && isComputed(uiSchema);

export const isComputed = (uiSchema: unknown): boolean =>
  isObject(uiSchema) && uiSchema['ui:widget'] === COMPUTED_WIDGET;
