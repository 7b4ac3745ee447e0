import type { CheckTools } from '../CheckTools.ts';
import { moveToOrigin } from '../origin/moveToOrigin.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { type AskedField, askedFields, type FieldProblem, readUiOption } from './AskedField.ts';
import { checkTextLimits } from './checkTextLimits.ts';
import { checkUiOptions } from './checkUiOptions.ts';
import { checkWidget } from './checkWidget.ts';

/** Fields that a guest could not answer, or would not know what they ask; each told where it is written. */
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

/** A widget for another type of answer may have looks of the one that was meant: those wait until it is mended. */
function checkPresentation(field: AskedField): readonly FieldProblem[] {
  const problems = checkWidget(field);
  return problems.length > 0 ? problems : checkUiOptions(field);
}

/** A question without words: a guest would read the name that it has for authors. */
function checkTitle(field: AskedField): readonly FieldProblem[] {
  if ([readUiOption(field, 'title'), field.schema.title].some((title) => typeof title === 'string' && title !== ''))
    return [];
  return [{ pointer: field.pointer, message: `"${field.name}" has no "title": a guest would read its name.` }];
}
