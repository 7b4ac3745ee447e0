import { escapeName } from '#engine';
import { answerKind, type WidgetEntry } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { listMembers } from '../../jsonParts.ts';
import type { AskedField, FieldProblem } from './AskedField.ts';

/**
 * Reports ui options that another widget supports but the field's widget does not. The compiler reports those that no
 * widget supports. When the widget does not fit the answer, the ui options may be meant for the right widget.
 */
export function checkUiOptions(field: AskedField): readonly FieldProblem[] {
  const { widget } = field;
  if (widget === undefined || !takesAnswer(widget, field)) return [];
  const takes = Object.keys(widget.uiOptions ?? {});
  const others = formWidgets
    .flatMap(({ uiOptions = {} }) => Object.keys(uiOptions))
    .filter((name) => !takes.includes(name));
  const known = takes.map((name) => `ui:${name}`);
  return listUiOptions(field)
    .filter(({ name }) => others.includes(name))
    .map(({ name, pointer }) => ({
      pointer,
      code: 'ignored-ui-option' as const,
      message: `The widget "${widget.name}" takes no "ui:${name}", so a guest would see nothing of it.`,
      ...(known.length > 0 && { known }),
    }));
}

const takesAnswer = ({ takes }: WidgetEntry, { schema, uiSchema }: AskedField): boolean => {
  const kind = answerKind(schema, uiSchema);
  return kind === undefined || takes.includes(kind);
};

/** All ui options of a field: their names without `ui:`, and their places. */
function listUiOptions({ uiSchema, uiSchemaPointer }: AskedField) {
  const members = listMembers(uiSchema);
  const own = members.flatMap(([name]) =>
    name.startsWith('ui:')
      ? [{ name: name.slice('ui:'.length), pointer: `${uiSchemaPointer}/${escapeName(name)}` }]
      : [],
  );
  const options = members.flatMap(([name, value]) => (name === 'ui:options' ? listMembers(value) : []));
  const among = options.map(([name]) => ({ name, pointer: `${uiSchemaPointer}/ui:options/${escapeName(name)}` }));
  return [...own, ...among];
}
