import { expect, it } from 'vitest';
import type { AskedPlan } from '../../../../authoring/journeys/AskedPlan.ts';
import { startInApp } from '../../../../authoring/journeys/browser/startInApp.ts';
import { recordJourney } from '../../../../authoring/journeys/record/recordJourney.ts';
import { soundVisit, unhappy } from '../soundAsked.ts';

const noCategory = (): undefined => undefined;
const visit = soundVisit();
const journey = recordJourney(visit, { ...unhappy, context: { today: '2027-03-01', flow: 'IN_PERSON' } });

it('begins a form without what was answered before, and with the reasons as the app lists them', () => {
  const context = { ...journey.context, known: { isPregnant: true }, reasons: [{ value: 'Cough', description: 'x' }] };
  const reasons = ['Cough', 'Other'].map((value) => ({ value, title: value }));
  expect(startInApp(visit, { ...journey, context }, noCategory)).toEqual({
    context: { today: '2027-03-01', flow: 'IN_PERSON', reasons },
  });
});

it('says why the app cannot begin a journey', () => {
  const why = (changed: object, plan: AskedPlan = visit) => startInApp(plan, { ...journey, ...changed }, noCategory);
  expect(why({ context: { today: '2027-03-01' } })).toEqual({ why: 'its context has no flow.' });
  expect(why({ asked: 'form-definition/about' })).toMatchObject({ why: expect.stringContaining('by itself') });
  expect(why({}, { ...visit, end: { services: [], priorAnswers: [] } })).toMatchObject({
    why: expect.stringContaining('no category'),
  });
});

it('says when another way follows without what was answered before', () => {
  const elsewhere = {
    ...journey,
    pages: journey.pages.slice(0, 2),
    context: { ...journey.context, known: { age: 3 } },
  };
  expect(startInApp(visit, elsewhere, noCategory)).toMatchObject({ why: expect.stringContaining('(age)') });
});
