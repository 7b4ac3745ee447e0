import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import type { Edit } from './edited.ts';

/** Edits of shipped documents that would keep a guest from booking, or show a text that is meant for authors. */
interface Wrong extends Edit {
  readonly says: string;
}

const vocabulary = 'form-vocabulary/form-vocabulary';
const details = 'form-definition/patientDetails';

const wrong: readonly Wrong[] = [
  {
    document: vocabulary,
    from: '"pattern": "^(?:\\\\([2-9][0-9]{2}\\\\) [0-9]{3}-[0-9]{4}|[0-9]{10,14})$"',
    to: '"pattern": "^[0-9]{10}$"',
    says: 'The widget "phone" writes "(513) 555-0142", and no text of that form is accepted here.',
  },
  {
    document: vocabulary,
    from: '"maxLength": 14',
    to: '"maxLength": 10',
    says: 'The widget "phone" writes "(513) 555-0142", and no text of that form is accepted here.',
  },
  {
    document: vocabulary,
    from: '"pattern": "^[0-9]{5}(?:-[0-9]{4})?$"',
    to: '"pattern": "^[0-9]{5}(?: [0-9]{4})?$"',
    says: 'The widget "zip" writes "45202-1234", and no text of that form is accepted here.',
  },
  {
    document: details,
    from: '"format": "date"',
    to: '"format": "date", "pattern": "^[0-9]{2}/[0-9]{2}/[0-9]{4}$"',
    says: 'The widget "date" writes "1990-07-04", and no text of that form is accepted here.',
  },
  {
    document: details,
    from: '"motherMaidenFirstName": {\n          "ui:',
    to: '"motherMaidenFirstName": {\n          "ui:widget": "checkbox", "ui:',
    says: 'The widget "checkbox" is for yes or no; "motherMaidenFirstName" asks for a text, so no answer would be accepted.',
  },
  {
    document: details,
    from: '"title": "Patient\'s Legal First Name",',
    to: '',
    says: '"firstName" has no "title": a guest would read its name.',
  },
];

describe('an edit with which a guest could not answer', () => {
  it.each(wrong)('$to in $document', async ({ says, ...edit }) => {
    const [, name = ''] = edit.document.split('/');
    const problems = await checkEdit(edit);
    expect(problems.map(({ message }) => message)).toEqual([says]);
    expect(problems[0]?.file).toContain(`/${name}.json`);
  });
});
