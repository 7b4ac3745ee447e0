import { isObject } from '../json/Json.ts';

/** What a look names as its widget, itself and among its options. */
export function widgetsIn(look: Readonly<Record<string, unknown>>): readonly unknown[] {
  const options = look['ui:options'];
  return [look['ui:widget'], isObject(options) ? options.widget : undefined];
}
