import { describe, expect, it } from 'vitest';
import { type Answers, initialState, type JsonObject, pathFor, readPageAnswers } from '#engine';
import { formContext } from '../../../app/content/forms/index.ts';
import { services } from '../../../reference-backend/world/services.ts';
import { shippedReasons } from '../shippedReasons.ts';
import { findErrors, inPerson, long, sent, shippedPlan, shownFields, stepAlone, today } from './intake.ts';

/**
 * With a limit of 1 the guest chooses one reason by radio; with a higher limit n, up to n reasons by checkboxes
 * (INTAKE-22).
 */
const STEP = 'appointmentNotes';
const AT_LEAST_ONE = 'You must select at least one reason';
const OWN_WORDS = 'Tell us the reason for your visit.';
const reasons = ['Sore throat', 'Urinary symptoms', 'Earache or ear infection', 'Cough or bronchitis'];
const first = (count: number): Answers => ({ noteList: reasons.slice(0, count) });

const withAtMost = (maximumReasons: number) => stepAlone(STEP, { maximumReasons });

/**
 * The context of a guest who has chosen these services, by name; their category is that of the reference world unless
 * it is given.
 */
const choosing = (names: readonly string[], category?: string): JsonObject => {
  const chosen = names.map((name, id) => {
    const listed = services.find((service) => service.name === name)?.groupName;
    return { id, name, category: category ?? listed ?? '' };
  });
  const appointment = { timestamp: '', timezone: 'America/New_York', services: chosen };
  return formContext('IN_PERSON', today, { appointment }, { reasons: shippedReasons });
};
const ill = choosing(['A visit'], 'Illnesses');

describe('reasons for a visit', () => {
  it.each([
    [1, ['notes', 'comments']],
    [2, ['noteList', 'comments']],
    [3, ['noteList', 'comments']],
  ])('at most %d are asked by %j', async (n, fields) => {
    expect(shownFields(await withAtMost(n), STEP, {}, ill)).toEqual(fields);
  });

  it('is one unless a configuration says otherwise, as many as three in person', async () => {
    expect((await stepAlone(STEP)).steps[0]?.form.settings).toEqual({ maximumReasons: 1 });
    expect((await inPerson()).steps.find(({ id }) => id === STEP)?.form.settings).toEqual({ maximumReasons: 3 });
  });

  it.each([
    [1, {}, { notes: AT_LEAST_ONE }],
    [1, { notes: 'Urinary symptoms' }, {}],
    [1, { notes: 'Something else' }, { notes: 'A selection is required.' }],
    [1, { notes: 'Sprain or strain' }, { notes: 'A selection is required.' }],
    [2, {}, { noteList: AT_LEAST_ONE }],
    [2, first(0), { noteList: AT_LEAST_ONE }],
    [2, first(1), {}],
    [2, first(2), {}],
    [2, first(3), { noteList: 'You can only select up to 2 reasons.' }],
    [3, first(2), {}],
    [3, first(3), {}],
    [3, first(4), { noteList: 'You can only select up to 3 reasons.' }],
  ])('at most %d: %j gives %j', async (n, answers, expected) => {
    expect(findErrors(await withAtMost(n), STEP, answers, ill)).toEqual(expected);
  });

  it.each([2, 3])('prompts with the number %d', async (n) => {
    const [page] = (await withAtMost(n)).steps[0]?.form.pages ?? [];
    expect(page?.schema.properties.noteList?.title).toBe(`Select up to ${n} services to receive during your visit.`);
  });
});

describe('which categories are asked', () => {
  const asks = async (group: string, category: string): Promise<boolean> =>
    pathFor(await shippedPlan(group), {}, choosing(['A visit'], category)).some(({ step }) => step.id === STEP);

  it.each(['Illnesses', 'Injuries', 'Skin Conditions'])('%s', async (category) => {
    expect(await asks('in-person', category)).toBe(true);
  });

  it.each(['Physicals', 'DOT Physicals', 'Health Screenings', 'Wellness', 'Medicare Wellness', 'Travel', ''])(
    'not "%s"',
    async (category) => {
      expect(await asks('in-person', category)).toBe(false);
    },
  );

  it('visits by video', async () => {
    expect(await asks('virtual', 'Virtual Visits')).toBe(true);
  });

  it.each(Object.entries(shippedReasons))('%s ends with Other', (_category, listed) => {
    expect(listed?.at(-1)).toBe('Other');
  });
});

describe('Other', () => {
  it.each([
    [1, { notes: 'Other' }, { comments: OWN_WORDS }],
    [1, { notes: 'Other', comments: 'A tick bite.' }, {}],
    [3, { noteList: ['Sore throat', 'Other'] }, { comments: OWN_WORDS }],
    [3, { noteList: ['Other'], comments: 'A tick bite.' }, {}],
    [3, { noteList: ['Sore throat'] }, {}],
    // Hidden fields are not required.
    [3, { notes: 'Other', noteList: ['Sore throat'] }, {}],
    [1, { notes: 'Sore throat', noteList: ['Other'] }, {}],
  ])('at most %d: %j gives %j', async (n, answers, expected) => {
    expect(findErrors(await withAtMost(n), STEP, answers, ill)).toEqual(expected);
  });
});

describe('a reason that says the same as the chosen service', () => {
  const start = async (group: string, context: JsonObject) =>
    readPageAnswers(initialState(await shippedPlan(group), context).answers, { step: STEP, page: 'reasons' });

  it.each([
    ['Cold, Flu or COVID-19 Symptoms', 'Cold, flu or COVID-19 symptoms'],
    ['Sore Throat', 'Sore throat'],
    ['Urinary Symptoms', 'Urinary symptoms'],
    ['Stomach Pain, Nausea or Diarrhea', 'Stomach pain, nausea or diarrhea'],
    ['Minor Cut, Burn or Wound', 'Minor cut, burn or wound'],
    ['Sprain or Strain', 'Sprain or strain'],
    ['Rash, Hives or Skin Irritation', 'Rash, hives or skin irritation'],
    ['Wart Removal', 'Wart removal'],
  ])('is ticked: %s', async (service, reason) => {
    expect(await start('in-person', choosing([service]))).toMatchObject({ noteList: [reason] });
  });

  it.each([
    ['Cold or Flu by Video', 'Cold or flu'],
    ['Rash or Skin Question by Video', 'Rash or skin question'],
    ['Urinary Symptoms by Video', 'Urinary symptoms'],
    ['Prescription Refill by Video', 'Prescription refill'],
  ])('is chosen: %s', async (service, reason) => {
    expect(await start('virtual', choosing([service]))).toMatchObject({ notes: reason });
  });

  it('is each of several, and none where no reason says that', async () => {
    const both = choosing(['Minor Cut, Burn or Wound', 'Sprain or Strain']);
    expect(await start('in-person', both)).toMatchObject({
      noteList: ['Minor cut, burn or wound', 'Sprain or strain'],
    });
    expect(await start('in-person', choosing(['Ear, Sinus or Allergy Symptoms']))).toEqual({});
  });
});

describe('comments', () => {
  it.each([
    [0, {}],
    [199, {}],
    [200, {}],
    [201, { comments: 'Input must be 200 characters or less.' }],
  ])('of %d characters give %j', async (length, expected) => {
    expect(findErrors(await withAtMost(2), STEP, { ...first(1), comments: long(length) }, ill)).toEqual(expected);
  });
});

describe('the request', () => {
  const sends = async (n: number, answers: Answers) => sent(await withAtMost(n), STEP, answers, new Date(), ill);

  it('has one reason as a list', async () => {
    expect(await sends(1, { notes: 'Urinary symptoms' })).toEqual({ notes: ['Urinary symptoms'] });
  });

  it('has all reasons and the comments', async () => {
    expect(await sends(2, { ...first(2), comments: 'Since Monday.' })).toEqual({
      notes: ['Sore throat', 'Urinary symptoms'],
      comments: 'Since Monday.',
    });
  });

  it("has Other with the guest's own words", async () => {
    const answers = { noteList: ['Other'], comments: 'A tick bite.' };
    expect(await sends(3, answers)).toEqual({ notes: ['Other'], comments: 'A tick bite.' });
  });

  it('has nothing of a list that is no longer asked', async () => {
    expect(await sends(1, { ...first(3), notes: 'Urinary symptoms' })).toEqual({ notes: ['Urinary symptoms'] });
  });
});
