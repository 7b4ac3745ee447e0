import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { complaints, inPerson, long, sent, shownFields, stepAlone } from './intake.ts';

/** Document 2, section 5: with n = 1 one radio reason, with more up to n checkboxes. */
const STEP = 'appointmentNotes';
const AT_LEAST_ONE = 'You must select at least one reason';
const reasons = ['Sore throat or strep test', 'Urinary symptoms', 'Sprain or strain', 'Cough or bronchitis'];
const first = (count: number): Answers => ({ noteList: reasons.slice(0, count) });

const withAtMost = (maximumReasons: number) => stepAlone(STEP, { maximumReasons });

describe('reasons for a visit', () => {
  it.each([
    [1, ['notes', 'comments']],
    [2, ['noteList', 'comments']],
    [3, ['noteList', 'comments']],
  ])('at most %d are asked by %j', async (n, fields) => {
    expect(shownFields(await withAtMost(n), STEP, {})).toEqual(fields);
  });

  it('is one unless a configuration says otherwise, as many as three in person', async () => {
    expect((await stepAlone(STEP)).steps[0]?.form.settings).toEqual({ maximumReasons: 1 });
    expect((await inPerson()).steps.find(({ id }) => id === STEP)?.form.settings).toEqual({ maximumReasons: 3 });
  });

  it.each([
    [1, {}, { notes: AT_LEAST_ONE }],
    [1, { notes: 'Urinary symptoms' }, {}],
    [1, { notes: 'Something else' }, { notes: 'A selection is required.' }],
    [2, {}, { noteList: AT_LEAST_ONE }],
    [2, first(0), { noteList: AT_LEAST_ONE }],
    [2, first(1), {}],
    [2, first(2), {}],
    [2, first(3), { noteList: 'You can only select up to 2 reasons.' }],
    [3, first(2), {}],
    [3, first(3), {}],
    [3, first(4), { noteList: 'You can only select up to 3 reasons.' }],
  ])('at most %d: %j gives %j', async (n, answers, expected) => {
    expect(complaints(await withAtMost(n), STEP, answers)).toEqual(expected);
  });

  it.each([2, 3])('prompts with the number %d', async (n) => {
    const [page] = (await withAtMost(n)).steps[0]?.form.pages ?? [];
    expect(page?.schema.properties.noteList?.title).toBe(`Select up to ${n} services to receive during your visit.`);
  });
});

describe('comments', () => {
  it.each([
    [0, {}],
    [199, {}],
    [200, {}],
    [201, { comments: 'Input must be 200 characters or less.' }],
  ])('of %d characters give %j', async (length, expected) => {
    expect(complaints(await withAtMost(2), STEP, { ...first(1), comments: long(length) })).toEqual(expected);
  });
});

describe('the request', () => {
  it('has one reason as a list', async () => {
    expect(sent(await withAtMost(1), STEP, { notes: 'Urinary symptoms' })).toEqual({ notes: ['Urinary symptoms'] });
  });

  it('has all reasons and the comments', async () => {
    const answers = { ...first(2), comments: 'Since Monday.' };
    expect(sent(await withAtMost(2), STEP, answers)).toEqual({
      notes: ['Sore throat or strep test', 'Urinary symptoms'],
      comments: 'Since Monday.',
    });
  });

  it('has nothing of a list that is no longer asked', async () => {
    expect(sent(await withAtMost(1), STEP, { ...first(3), notes: 'Urinary symptoms' })).toEqual({
      notes: ['Urinary symptoms'],
    });
  });
});
