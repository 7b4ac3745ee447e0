import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import { isEntryList, type JsonSchema } from '../../json/JsonSchema.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import type { RuleNode } from '../../rules/Operator.ts';
import { answerKind } from '../answerKind.ts';
import { isComputed } from '../computed.ts';
import type { PagePlan } from '../FormPlan.ts';
import type { KnownWidget } from '../KnownWidget.ts';
import { listWidgetNames, widgetName } from '../widgetName.ts';

/**
 * Problems of a page's fields that a guest could not answer or understand: a field without a title, a widget for
 * another kind of answer, and a required field that is always shown and has no choices.
 *
 * @param place the place of the page
 */
export function fieldProblems(
  page: PagePlan,
  widgets: readonly KnownWidget[],
  place: Place,
): readonly ContentProblem[] {
  const at = inside(place, 'schema');
  return [
    ...memberProblems(page.schema, page.uiSchema, widgets, at, inside(place, 'uiSchema')),
    ...page.fields.flatMap((name) => deadEndProblems(name, page, inside(at, 'properties', name))),
  ];
}

function memberProblems(
  { properties = {} }: JsonSchema,
  uiSchema: unknown,
  widgets: readonly KnownWidget[],
  place: Place,
  uiPlace: Place,
): readonly ContentProblem[] {
  return Object.entries(properties).flatMap(([name, field]): readonly ContentProblem[] => {
    const at = inside(place, 'properties', name);
    const uiAt = inside(uiPlace, name);
    const ui = memberOf(uiSchema, name);
    if (field.type === 'object') return memberProblems(field, ui, widgets, at, uiAt);
    if (isComputed(ui)) return [];
    return [
      ...titleProblems(name, field, at),
      ...widgetKindProblems(name, field, ui, widgets, { field: at, uiSchema: uiAt }),
      ...(isEntryList(field)
        ? memberProblems(field.items, memberOf(ui, 'items'), widgets, inside(at, 'items'), inside(uiAt, 'items'))
        : []),
    ];
  });
}

const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const titleProblems = (name: string, { title = '' }: JsonSchema, at: Place): readonly ContentProblem[] =>
  title.trim() === '' ? [problem(at, 'missing-title/field', name)] : [];

/**
 * The problem of a required field without choices, which nobody could answer. A document may leave a field without
 * choices as long as a rule or the page's condition can hide it.
 */
function deadEndProblems(
  name: string,
  { schema, shows, requires, when }: PagePlan,
  at: Place,
): readonly ContentProblem[] {
  const field = schema.properties[name];
  const isEmpty = field?.enum?.length === 0 || field?.items?.enum?.length === 0;
  const isRequired = schema.required.includes(name) || requires.get(name)?.some(isAlwaysTrue) === true;
  if (!isEmpty || !isRequired || when !== undefined || shows.has(name)) return [];
  const where = field?.enum === undefined ? inside(at, 'items', 'enum') : inside(at, 'enum');
  return [problem(where, 'required-without-choices', name)];
}

const isAlwaysTrue = ({ root }: CompiledRule): boolean => isLiteralTrue(root);

const isLiteralTrue = (node: RuleNode): boolean =>
  node.kind === 'condition' ? isLiteralTrue(node.node) : node.kind === 'literal' && node.value === true;

/** The places of a field's schema and of its `uiSchema`. */
interface FieldPlaces {
  readonly field: Place;
  readonly uiSchema: Place;
}

/** The problem of a field whose widget, named or not, cannot give an answer of the field's kind. */
export function widgetKindProblems(
  name: string,
  schema: JsonSchema,
  ui: unknown,
  widgets: readonly KnownWidget[],
  places: FieldPlaces,
): readonly ContentProblem[] {
  const [own, inOptions] = isObject(ui) ? listWidgetNames(ui) : [];
  const asking = widgetName(own ?? inOptions, schema, ui, widgets);
  const takes = widgets.find((widget) => widget.name === asking)?.takes;
  const kind = answerKind(schema, ui);
  if (kind === undefined || takes === undefined || takes.includes(kind)) return [];
  const at =
    own !== undefined
      ? inside(places.uiSchema, 'ui:widget')
      : inOptions !== undefined
        ? inside(places.uiSchema, 'ui:options', 'widget')
        : places.field;
  const known = widgets.flatMap((widget) => (widget.takes?.includes(kind) ? [widget.name] : []));
  return [{ ...problem(at, 'wrong-widget/kind', asking, takes, name, kind), ...(known.length > 0 && { known }) }];
}
