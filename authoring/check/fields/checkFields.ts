import type { CheckTools } from '../CheckTools.ts';
import { moveToOrigin } from '../origin/moveToOrigin.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { type AskedField, askedFields, type FieldProblem, readUiOption } from './AskedField.ts';
import { checkTextLimits } from './checkTextLimits.ts';
import { checkUiOptions } from './checkUiOptions.ts';
import { checkWidget } from './checkWidget.ts';

/** Reports fields that a guest could not answer or understand, each at the place where it is written. */
export function checkFields(
  { definitions, variants }: CheckedDocuments,
  files: readonly CataloguedFile[],
  { texts }: Pick<CheckTools, 'texts'>,
): readonly AuthoringProblem[] {
  const atOrigin = moveToOrigin(files);
  return [...definitions, ...variants].flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field) =>
      [...checkTitle(field), ...checkPresentation(field), ...checkTextLimits(field, texts)].map((problem) =>
        atOrigin({ document, code: 'field' as const, ...problem }),
      ),
    ),
  );
}

/**
 * Checks the widget first. When the widget does not fit the type of the answer, its ui options are not checked: they
 * may be meant for the right widget.
 */
function checkPresentation(field: AskedField): readonly FieldProblem[] {
  const problems = checkWidget(field);
  return problems.length > 0 ? problems : checkUiOptions(field);
}

/** Reports a field without a title: a guest would read its internal name. */
function checkTitle(field: AskedField): readonly FieldProblem[] {
  if ([readUiOption(field, 'title'), field.schema.title].some((title) => typeof title === 'string' && title !== ''))
    return [];
  return [{ pointer: field.pointer, message: `"${field.name}" has no "title": a guest would read its name.` }];
}
