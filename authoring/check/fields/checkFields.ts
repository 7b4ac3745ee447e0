import type { CheckTools } from '../CheckTools.ts';
import { moveToOrigin } from '../origin/moveToOrigin.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { askedFields } from './AskedField.ts';
import { checkAutocomplete } from './checkAutocomplete.ts';
import { checkEmptyWords } from './checkEmptyWords.ts';
import { checkTextLimits } from './checkTextLimits.ts';
import { checkToggleWords } from './checkToggleWords.ts';
import { checkUiOptions } from './checkUiOptions.ts';

/**
 * Reports limits that no answer is within, ui options without effect, toggles with each other's words, fields that a
 * browser fills in with something else, and required ones that may be left empty, each at the place where it is written.
 * The compiler reports fields without a title and widgets that do not fit the answer.
 */
export function checkFields(
  { definitions, variants }: CheckedDocuments,
  files: readonly CataloguedFile[],
  { texts }: Pick<CheckTools, 'texts'>,
): readonly AuthoringProblem[] {
  const atOrigin = moveToOrigin(files);
  return [...definitions, ...variants].flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field) =>
      [
        ...checkUiOptions(field),
        ...checkToggleWords(field),
        ...checkAutocomplete(field),
        ...checkEmptyWords(field),
        ...checkTextLimits(field, texts),
      ].map((problem) => atOrigin({ document, ...problem })),
    ),
  );
}
