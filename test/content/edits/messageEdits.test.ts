// @module-tag exhaustive: it checks all documents once for each edit.
import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import type { Edit } from './edited.ts';

/** Edits of the app's own messages and settings, and what the check says of them. */
interface Wrong extends Edit {
  readonly code: string;
  readonly says: RegExp;
}

const search = 'search-messages';
const results = 'results-messages';
const settings = 'app-settings';

const wrong: readonly Wrong[] = [
  {
    document: search,
    from: '"submit": "Find Appointment",',
    to: '',
    code: 'missing-member',
    says: /submit/,
  },
  {
    document: search,
    from: '"heading": "Find an Appointment"',
    to: '"heading": "Find an Appointment", "headline": "Find"',
    code: 'unknown-member',
    says: /headline/,
  },
  {
    document: results,
    from: '{n} locations near {location}',
    to: '{number} locations near {location}',
    code: 'unfilled-placeholder',
    says: /^Nothing fills "\{number\}" here: the guest would read it as it is written\.$/,
  },
  {
    document: results,
    from: '"Choose a time"',
    to: '"Choose {n} times"',
    code: 'unfilled-placeholder',
    says: /^Nothing fills "\{n\}" here/,
  },
  {
    document: 'booking-messages',
    from: '"leave": "Quit"',
    to: '"leave": "check  availability"',
    code: 'same-label',
    says: /^Guests see this beside \/conflict\/proceed, which looks the same: "Check Availability"\./,
  },
  {
    document: search,
    from: '"Find Appointment"',
    to: '"<b>Find</b> Appointment"',
    code: 'markup-in-plain-text',
    says: /b/,
  },
  { document: search, from: '"Find Appointment"', to: '"Find  Appointment"', code: 'stray-space', says: /space/ },
  { document: search, from: '"Find Appointment"', to: `"${'Find '.repeat(101)}"`, code: 'out-of-limits', says: /500/ },
  { document: settings, from: '"IN_PERSON": 14', to: '"IN_PERSON": 15', code: 'out-of-limits', says: /14/ },
  { document: settings, from: '"maxResults": 25,', to: '', code: 'missing-member', says: /maxResults/ },
];

describe('an edit of the messages of the app', () => {
  it.each(wrong)('$document: $to', async ({ code, says, ...edit }) => {
    const problems = await checkEdit(edit);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.find((problem) => problem.code === code)?.message).toMatch(says);
  });

  it('may, with a warning, leave out a name that the app fills, and use it where the shipped message does not', async () => {
    const edit = { document: results, from: '"1 location near {location}"', to: '"One location"' };
    expect((await checkEdit(edit)).map(({ severity }) => severity)).toEqual(['warning']);
  });
});
