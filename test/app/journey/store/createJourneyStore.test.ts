import { expect, it } from 'vitest';
import { createJourneyStore, initialJourney } from '../../../../app/journey/index.ts';
import { appointment, clinic } from '../fixtures.ts';

const picked = { appointment: appointment(), provider: clinic };

it('begins with nothing, or with what a page load has left', () => {
  expect(createJourneyStore().getState()).toEqual(initialJourney);
  expect(createJourneyStore({ picked }).getState()).toEqual({ ...initialJourney, picked });
});

it('forgets what an action takes away', () => {
  const { dispatch, getState } = createJourneyStore({ picked, patient: { name: 'Pat Doe' } });
  dispatch({ type: 'forgetPerson' });
  expect(getState()).toEqual({ ...initialJourney, picked });
});
