import { isObject } from '../json/Json.ts';

/** The widget that a `uiSchema` names in `ui:widget`, then the one in `ui:options`; undefined for either if absent. */
export function listWidgetNames(uiSchema: Readonly<Record<string, unknown>>): readonly unknown[] {
  const options = uiSchema['ui:options'];
  return [uiSchema['ui:widget'], isObject(options) ? options.widget : undefined];
}
