import { isObject } from '../json/Json.ts';

/** What a look names as its widget, itself and among its options. */
export function listWidgetNames(uiSchema: Readonly<Record<string, unknown>>): readonly unknown[] {
  const options = uiSchema['ui:options'];
  return [uiSchema['ui:widget'], isObject(options) ? options.widget : undefined];
}
