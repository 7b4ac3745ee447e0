import { expect, it } from 'vitest';
import { type Answers, brokenConstraints } from '#engine';
import { edit, good, plan, run } from './exampleJourney.ts';
import { context } from './exampleWizard.ts';

it('names each constraint that is broken on the page once, and no answer', () => {
  const broken = (answers: Answers) => brokenConstraints(plan, run([edit(answers)]), context);
  expect(broken({})).toEqual(['required']);
  expect(broken({ ...good, firstName: 'Annabella-Maria', confirmEmail: 'b@a.co' })).toEqual(['maxLength', 'match']);
  expect(broken(good)).toEqual([]);
});

it('names nothing where the guest is on no page of the wizard', () => {
  const lost = { ...run([]), position: { step: 'gone', page: 'gone' } };
  expect(brokenConstraints(plan, lost, context)).toEqual([]);
});
