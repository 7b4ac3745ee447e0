import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { coerceString } from '../../json/coerceString.ts';
import { isObject } from '../../json/Json.ts';
import { isEntryList, type JsonSchema } from '../../json/JsonSchema.ts';
import type { KnownWidget } from '../KnownWidget.ts';
import { listWidgetNames } from '../widgetName.ts';
import type { FormEnvironment } from './FormEnvironment.ts';
import { choicesProblems, exclusiveProblems, uiOptionProblems } from './uiOptionProblems.ts';

/** The texts of a list's cards: the name of an entry, and the labels of the buttons. */
const ENTRY_TEXTS = ['ui:entry', 'ui:add', 'ui:delete'];

/** What a `uiSchema` may name. */
type KnownUiNames = Pick<FormEnvironment, 'widgets' | 'context'>;

/**
 * The problems of a uiSchema: unknown fields, ui options and widgets; an order that leaves fields out; ui options with
 * a value of the wrong type; empty texts of cards; choices that the context does not have.
 */
export function uiSchemaProblems(
  ui: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  known: KnownUiNames,
  place: Place,
): readonly ContentProblem[] {
  const namedWidgets = listWidgetNames(ui);
  return Object.entries(ui).flatMap(([name, value]) => {
    const at = inside(place, name);
    if (name === 'ui:order') return orderProblems(value, schema, at);
    if (ENTRY_TEXTS.includes(name)) return entryTextProblems(name, value, schema, at);
    if (name === 'ui:choices') return choicesProblems(value, schema, known.context, at);
    if (name === 'ui:sections') return sectionsProblems(value, schema, at);
    if (name === 'ui:widget' && isEntryList(schema)) return [problem(at, 'wrong-widget/cards')];
    if (name === 'ui:widget') return widgetProblems(value, known.widgets, at);
    if (name === 'ui:options') return optionsProblems(value, known.widgets, namedWidgets, at);
    if (name.startsWith('ui:')) {
      const option = { name: name.slice('ui:'.length), key: name, value, at };
      const problems = uiOptionProblems(option, known.widgets, namedWidgets);
      return name === 'ui:exclusive' ? [...problems, ...exclusiveProblems(value, schema, at)] : problems;
    }
    return propertyProblems(name, value, schema, known, at);
  });
}

/** Problems of the ui options inside `ui:options`, whose names have no `ui:`. */
function optionsProblems(
  options: unknown,
  widgets: readonly KnownWidget[],
  namedWidgets: readonly unknown[],
  at: Place,
): readonly ContentProblem[] {
  if (!isObject(options)) return [problem(at, 'wrong-ui-value/options')];
  return Object.entries(options).flatMap(([name, value]) =>
    name === 'widget'
      ? widgetProblems(value, widgets, inside(at, name))
      : uiOptionProblems({ name, key: name, value, at: inside(at, name) }, widgets, namedWidgets),
  );
}

function propertyProblems(
  name: string,
  value: unknown,
  schema: JsonSchema,
  known: KnownUiNames,
  at: Place,
): readonly ContentProblem[] {
  const properties = schema.properties ?? {};
  const member = name === 'items' && schema.items !== undefined ? schema.items : own(properties, name);
  if (member === undefined) return [unknownName(at, Object.keys(properties), 'unknown-field/here', name)];
  return isObject(value) ? uiSchemaProblems(value, member, known, at) : [problem(at, 'wrong-ui-value/field')];
}

function entryTextProblems(name: string, value: unknown, schema: JsonSchema, at: Place): readonly ContentProblem[] {
  if (!isEntryList(schema)) return [problem(at, 'wrong-ui-value/entry', name)];
  if (typeof value === 'string' && value.trim() !== '') return [];
  return [problem(at, 'wrong-ui-value/text', name)];
}

const own = (properties: Readonly<Record<string, JsonSchema>>, name: string): JsonSchema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

function widgetProblems(name: unknown, widgets: readonly KnownWidget[], at: Place): readonly ContentProblem[] {
  const known = widgets.map((widget) => widget.name);
  if (name === undefined || known.some((each) => each === name)) return [];
  return known.length === 0
    ? [problem(at, 'unknown-widget/none', coerceString(name))]
    : [unknownName(at, known, 'unknown-widget/name', coerceString(name))];
}

function orderProblems(order: unknown, schema: JsonSchema, at: Place): readonly ContentProblem[] {
  const known = Object.keys(schema.properties ?? {});
  if (!Array.isArray(order)) return [problem(at, 'wrong-ui-value/order')];
  const names = order.map(coerceString);
  const unknown = names.flatMap((name, index) =>
    name === '*' || known.includes(name) ? [] : [unknownName(inside(at, index), known, 'unknown-field/here', name)],
  );
  const left = names.includes('*') ? [] : known.filter((name) => !names.includes(name));
  return left.length === 0 ? unknown : [...unknown, { ...problem(at, 'incomplete-order'), known: left }];
}

/** Problems of `ui:sections`: a wrong shape, fields that do not exist, and fields in two sections. */
function sectionsProblems(sections: unknown, schema: JsonSchema, at: Place): readonly ContentProblem[] {
  const known = Object.keys(schema.properties ?? {});
  const seen = new Set<string>();
  const list: readonly unknown[] = Array.isArray(sections) ? sections : [undefined];
  return list.flatMap((section, index) => {
    if (!isObject(section) || typeof section.title !== 'string' || !Array.isArray(section.fields))
      return [problem(inside(at, index), 'wrong-ui-value/sections')];
    return section.fields.map(coerceString).flatMap((name, place) => {
      const here = inside(at, index, 'fields', place);
      if (!known.includes(name)) return [unknownName(here, known, 'unknown-field/here', name)];
      if (seen.has(name)) return [problem(here, 'duplicate-entry', name)];
      seen.add(name);
      return [];
    });
  });
}
