import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';
import { coerceString } from '../../json/coerceString.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { ValueType } from '../../rules/ValueType.ts';
import type { KnownWidget, UiOptionKind } from '../KnownWidget.ts';

/** The ui options of every widget: the texts around it, its place on the page, and its state. */
const ANY_WIDGET: KnownWidget = {
  name: '',
  uiOptions: {
    title: 'text',
    description: 'text',
    help: 'text',
    inset: 'flag',
    width: ['half', 'pair', 'third'],
    disabled: 'flag',
    readonly: 'flag',
    review: 'flag',
  },
};

/** Ui options that are about fields, widgets, cards or choices. `uiSchemaProblems` checks each in its own way. */
const NAMING = ['widget', 'options', 'order', 'sections', 'choices', 'entry', 'add', 'delete'];

/** The values of each kind that has a name. */
const NAMED_KINDS: Readonly<Record<Extract<UiOptionKind, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  positiveInteger: (value) => Number.isInteger(value) && Number(value) > 0,
};

/** One ui option as a document has it. */
interface UiOption {
  /** Without `ui:`. */
  readonly name: string;
  /** The name as the document has it. */
  readonly key: string;
  readonly value: unknown;
  readonly at: Place;
}

/**
 * What is wrong with one ui option.
 * @param namedWidgets what the `uiSchema` names as its widget
 */
export function uiOptionProblems(
  { name, key, value, at }: UiOption,
  widgets: readonly KnownWidget[],
  namedWidgets: readonly unknown[],
): readonly ContentProblem[] {
  const kinds = findKinds(name, widgets, namedWidgets);
  if (kinds.length === 0) return [unknownName(at, listOptionNames(widgets), 'unknown-ui-option', key)];
  return kinds.some((kind) => matchesKind(value, kind)) ? [] : [problem(at, 'wrong-ui-value/kind', key, kinds)];
}

/** The kinds of values for an option: of the named widget if it takes the option, else of any widget that does. */
function findKinds(
  name: string,
  widgets: readonly KnownWidget[],
  namedWidgets: readonly unknown[],
): readonly UiOptionKind[] {
  const takers = [ANY_WIDGET, ...widgets].filter(({ uiOptions = {} }) => Object.hasOwn(uiOptions, name));
  const wanted = takers.filter((widget) => widget === ANY_WIDGET || namedWidgets.includes(widget.name));
  return (wanted.length > 0 ? wanted : takers).map(({ uiOptions }) => uiOptions?.[name] ?? 'text');
}

function listOptionNames(widgets: readonly KnownWidget[]): readonly string[] {
  const names = [...NAMING, ...[ANY_WIDGET, ...widgets].flatMap(({ uiOptions = {} }) => Object.keys(uiOptions))];
  return [...new Set(names)].map((name) => `ui:${name}`).sort();
}

function matchesKind(value: unknown, kind: UiOptionKind): boolean {
  return typeof kind === 'string' ? NAMED_KINDS[kind](value) : kind.some((name) => name === value);
}

/** The problem of `ui:exclusive`: it names none of the field's own choices, so it would exclude nothing. */
export function exclusiveProblems(name: unknown, { items = {} }: JsonSchema, at: Place): readonly ContentProblem[] {
  const choices: readonly unknown[] | undefined = items.oneOf?.map((choice) => choice.const) ?? items.enum;
  return typeof name !== 'string' || choices === undefined || choices.includes(name)
    ? []
    : [{ ...problem(at, 'wrong-ui-value/exclusive', name), known: choices.map(coerceString) }];
}

/** Problems of `ui:choices`: the context has no list of choices of that name, or the field cannot take one. */
export function choicesProblems(
  name: unknown,
  schema: JsonSchema,
  context: ValueType,
  at: Place,
): readonly ContentProblem[] {
  const choiceSchema = schema.type === 'array' ? schema.items : schema;
  if (choiceSchema?.type !== 'string' || (choiceSchema.enum ?? choiceSchema.const ?? choiceSchema.oneOf) !== undefined)
    return [problem(at, 'wrong-ui-value/choices')];
  if (typeof name !== 'string') return [problem(at, 'wrong-ui-value/context')];
  const known = context.kind === 'object' ? context.properties : {};
  const lists = Object.entries(known).flatMap(([each, type]) => (isChoices(type) ? [each] : []));
  return lists.includes(name) ? [] : [unknownName(at, lists, 'unknown-choices', name)];
}

function isChoices(type: ValueType): boolean {
  if (type.kind !== 'array' || type.items.kind !== 'object') return false;
  const { value, title } = type.items.properties;
  return value?.kind === 'string' && title?.kind === 'string';
}
