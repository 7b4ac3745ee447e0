import { isObject } from '../json/Json.ts';

/** What a `uiSchema` names as its widget, as `ui:widget` and in `ui:options`. */
export function listWidgetNames(uiSchema: Readonly<Record<string, unknown>>): readonly unknown[] {
  const options = uiSchema['ui:options'];
  return [uiSchema['ui:widget'], isObject(options) ? options.widget : undefined];
}
