import { isObject } from '../../../core/json/Json.ts';
import type { UiOptions } from '../FormContext.ts';

/** The ui options of a `uiSchema`, by name without `ui:`: those of its own and those in its `ui:options`. */
export function readUiOptions(uiSchema: unknown): UiOptions {
  const options: Record<string, unknown> = {};
  if (!isObject(uiSchema)) return options;
  for (const [name, value] of Object.entries(uiSchema)) {
    if (name === 'ui:options' && isObject(value)) Object.assign(options, value);
    else if (name.startsWith('ui:')) options[name.slice('ui:'.length)] = value;
  }
  return options;
}
