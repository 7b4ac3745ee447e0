import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { type AnswerKind, answerKind } from '../answerKind.ts';
import type { KnownWidget } from '../KnownWidget.ts';
import { listWidgetNames, widgetName } from '../widgetName.ts';

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
  const message = `The widget "${asking}" is for ${describeKinds(takes)}; "${name}" asks for ${KINDS[kind]}, so no answer would be accepted.`;
  const known = widgets.flatMap((widget) => (widget.takes?.includes(kind) ? [widget.name] : []));
  return [{ ...problem(at, 'wrong-widget', message), ...(known.length > 0 && { known }) }];
}

const KINDS: Readonly<Record<AnswerKind, string>> = {
  text: 'a text',
  date: 'a date',
  number: 'a number',
  yesNo: 'yes or no',
  choice: 'one of several choices',
  choices: 'any of several choices',
  list: 'a list without choices',
};

function describeKinds(kinds: readonly AnswerKind[]): string {
  const all = kinds.map((kind) => KINDS[kind]);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' or ');
}
