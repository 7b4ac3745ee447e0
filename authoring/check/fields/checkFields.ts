import type { CheckTools } from '../CheckTools.ts';
import type { AuthoringProblem } from '../findings/AuthoringProblem.ts';
import { originIn } from '../origin/originIn.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { KnownFile } from '../read/documentOfPath.ts';
import { type AskedField, askedFields, type FieldFault, lookAt } from './AskedField.ts';
import { lookFaults } from './lookFaults.ts';
import { widgetFaults } from './widgetFaults.ts';
import { writtenFaults } from './writtenFaults.ts';

/** Fields that a guest could not answer, or would not know what they ask; each told where it is written. */
export function checkFields(
  { definitions, variants }: CheckedDocuments,
  files: readonly KnownFile[],
  { texts }: Pick<CheckTools, 'texts'>,
): readonly AuthoringProblem[] {
  const atOrigin = originIn(files);
  return [...definitions, ...variants].flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field) =>
      [...titleFaults(field), ...askingFaults(field), ...writtenFaults(field, texts)].map((fault) =>
        atOrigin({ document, code: 'field' as const, ...fault }),
      ),
    ),
  );
}

/** A widget for another type of answer may have looks of the one that was meant: those wait until it is mended. */
function askingFaults(field: AskedField): readonly FieldFault[] {
  const faults = widgetFaults(field);
  return faults.length > 0 ? faults : lookFaults(field);
}

/** A question without words: a guest would read the name that it has for authors. */
function titleFaults(field: AskedField): readonly FieldFault[] {
  if ([lookAt(field, 'title'), field.schema.title].some((title) => typeof title === 'string' && title !== ''))
    return [];
  return [{ pointer: field.pointer, message: `"${field.name}" has no "title": a guest would read its name.` }];
}
