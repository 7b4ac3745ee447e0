import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { npmRunContent } from '../npmRunContent.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'explain-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const explain = (...args: string[]) => npmRunContent('explain', ...args);

function answersFile(answers: unknown): string {
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

describe('npm run content -- explain', () => {
  it('says why a field is hidden, with the line of the rule, and which answer shows it', async () => {
    const { code, out } = await explain('--flow', 'IN_PERSON', '--field', 'medications');
    expect(code).toBe(0);
    expect(out).toMatch(/^Shown\?\n“Which medications do you take\?” is hidden\.\n/);
    expect(out).toMatch(/it is shown when .* is yes, which is unknown \[\S*medicalHistory\.json:\d+\]\n/);
    expect(out).toContain('It would be shown with:\n  “Do you take medications?”: yes (now not answered)\n');
    expect(out).not.toContain('Required?');
  });

  it('goes by the answers of a file, in which a day may be counted from today', async () => {
    const answers = answersFile({ dateOfBirth: '18 years ago, 1 day later', 'patientDetails/visitFor': 'My child' });
    const { out } = await explain(
      '--flow',
      'IN_PERSON',
      '--date',
      '2027-03-05',
      '--answers',
      answers,
      '--field',
      'dateOfBirth',
    );
    expect(out).toContain('“Date of Birth” is accepted');
    expect(out).toContain('03/06/2009');
  });

  it('explains the end of a recorded journey, which says itself what is asked', async () => {
    const { code, out } = await explain(
      '--answers',
      'content-fixtures/journeys/young-driver.json',
      '--field',
      'outcome',
    );
    expect(code).toBe(0);
    expect(out).toContain('is ineligible.');
    expect(out).toContain('03/01/2006 (now 03/02/2006)');
  });

  it('goes by the service, state and age of the guest', async () => {
    const named = (...guest: string[]) => explain('--flow', 'IN_PERSON', ...guest, '--field', 'appointmentNotes');
    expect((await named('--service', 'Sore Throat')).out).toContain('is on the path');
    expect((await named('--service', 'Blood Pressure')).err).toContain('There is no service "Blood Pressure".');
    const born = await explain('--flow', 'IN_PERSON', '--age', '10', '--date', '2027-03-05', '--field', 'dateOfBirth');
    expect(born.out).toContain('03/04/2017');
  });

  it('has the age of a guest as the answer of a prescreen that asks for the date of birth', async () => {
    const of = (...age: string[]) =>
      explain('--prescreen', 'physicals', '--date', '2027-03-01', ...age, '--field', 'hasForm');
    expect((await of('--age', '30')).out).toContain('“When was the patient born?” (now 02/28/1997)');
    expect((await of()).out).toContain('it is not answered');
  });

  it('ends with 2 for what nobody is asked, and names what was meant', async () => {
    const unknown = await explain('--flow', 'IN_PERSON', '--field', 'medicatons');
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "medications"?') });
    const answers = answersFile({ firstNam: 'Ada' });
    const misspelled = await explain('--flow', 'IN_PERSON', '--answers', answers, '--field', 'firstName');
    expect(misspelled).toMatchObject({ code: 2, err: expect.stringContaining('"firstNam"') });
    expect(await explain('--flow', 'ON_FOOT', '--field', 'firstName')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Known: IN_PERSON, VIRTUAL_VISIT'),
    });
    expect(await explain('--flow', 'IN_PERSON')).toMatchObject({ code: 2 });
  });
});
