import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { answerKind } from '../answerKind.ts';
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
  const known = widgets.flatMap((widget) => (widget.takes?.includes(kind) ? [widget.name] : []));
  return [{ ...problem(at, 'wrong-widget/kind', asking, takes, name, kind), ...(known.length > 0 && { known }) }];
}
