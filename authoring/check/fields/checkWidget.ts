import { type AnswerKind, answerKind } from '#engine/react';
import { formWidgets } from '../../../app/widgets/index.ts';
import { type AskedField, type FieldProblem, readUiOption } from './AskedField.ts';

/** Reports a widget that cannot produce an answer of the field's type. */
export function checkWidget(field: AskedField): readonly FieldProblem[] {
  const kind = answerKind(field.schema, field.uiSchema);
  const name = readUiOption(field, 'widget');
  const widget = formWidgets.find((each) => each.name === name);
  if (kind === undefined || widget === undefined || widget.takes.includes(kind)) return [];
  const fitting = formWidgets.filter(({ takes }) => takes.includes(kind)).map((each) => each.name);
  const message = `The widget "${name}" is for ${formatKinds(widget.takes)}; "${field.name}" asks for ${kindNames[kind]}, so no answer would be accepted.`;
  return [{ pointer: field.widgetPointer, message, ...(fitting.length > 0 && { known: fitting }) }];
}

const kindNames: Readonly<Record<AnswerKind, string>> = {
  text: 'a text',
  date: 'a date',
  number: 'a number',
  yesNo: 'yes or no',
  choice: 'one of several choices',
  choices: 'any of several choices',
  list: 'a list without choices',
};

function formatKinds(kinds: readonly AnswerKind[]): string {
  const all = kinds.map((kind) => kindNames[kind]);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' or ');
}
