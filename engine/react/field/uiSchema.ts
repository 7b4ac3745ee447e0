import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { UiOptions } from './FormContext.ts';

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

/** A member of an object; undefined where there is no object or no such member. */
export const readMember = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Sorts names by `ui:order`. Names that are not in it come where its '*' is, or at the end. */
export function orderNames(names: readonly string[], order: unknown): readonly string[] {
  if (!Array.isArray(order)) return names;
  const wanted: readonly unknown[] = order;
  const rest = names.filter((name) => !wanted.includes(name));
  const star = wanted.includes('*') ? wanted : [...wanted, '*'];
  return star.flatMap((entry) => (entry === '*' ? rest : names.filter((name) => name === entry)));
}

/** The name of a list's entries: `ui:entry`, else the title of the entries' schema, else the title of the list. */
export function entryName({ title, items }: JsonSchema, uiSchema: unknown): string {
  const named = readMember(uiSchema, 'ui:entry');
  return typeof named === 'string' ? named : (items?.title ?? title ?? '');
}

/** The name of one entry, numbered from 1: 'Pet 2'. */
export const entryTitle = (name: string, index: number): string => `${name} ${index + 1}`.trim();
