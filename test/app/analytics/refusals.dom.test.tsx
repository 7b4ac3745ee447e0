import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import { BenefitCodesScreen } from '../../../app/screens/benefit-codes/BenefitCodesScreen.tsx';
import { json } from '../api/fakeFetch.ts';
import { renderScreen } from '../app-services/renderScreen.tsx';
import { testAppServices } from '../app-services/testAppServices.ts';
import { choose, heading, open as openPrescreen, press } from '../screens/prescreen/openPrescreenScreen.tsx';
import { renderSearch } from '../screens/search/openSearch.tsx';
import { find, loaded, place } from '../screens/search/searchForm.ts';
import { open as openWalkIn, press as pressWalkIn, selection } from '../screens/walk-in/openWalkIn.tsx';

/** What is reported where a guest cannot go on: which check refused, and neither the question nor the answer. */

const user = userEvent.setup();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const refusals = (reported: readonly AnalyticsEvent[]) =>
  reported.flatMap((event) => (event.type === 'constraintError' ? [`${event.stepId}: ${event.keyword}`] : []));

it('a search is refused for what is missing, at each try', async () => {
  const { reported } = renderSearch();
  await loaded();
  expect(refusals(reported)).toEqual([]);
  await find();
  expect(refusals(reported)).toEqual(['search: type', 'search: location']);
  await user.type(place(), '45202');
  await find();
  expect(refusals(reported).slice(2)).toEqual(['search: type']);
});

it('a benefit code is refused where there is none, and where it cannot be used', async () => {
  const { appServices, reported } = testAppServices({
    answer: () => json(200, { data: { validation: { isValid: false } } }),
  });
  renderScreen(
    appServices,
    [{ path: '/codes', element: <BenefitCodesScreen links={{ main: '/main' }} /> }],
    ['/codes'],
  );
  await press('Continue');
  expect(refusals(reported)).toEqual(['benefitCode: required']);
  await user.type(screen.getByLabelText('Please enter your Benefit Code'), 'NO-SUCH-CODE');
  await press('Continue');
  await screen.findByText('Your benefit code entry is invalid. Please try again.');
  expect(refusals(reported)).toEqual(['benefitCode: required', 'benefitCode: invalid']);
});

it('a question about eligibility is refused without an answer, and ends a prescreen', async () => {
  const { reported } = openPrescreen();
  await heading('The kind of physical');
  await choose('sports');
  await press('Continue');
  await user.type(await screen.findByLabelText(/^Secret/), 'something');
  await press('Continue');
  await heading('Do you have a fever?');
  await press('Continue');
  expect(refusals(reported)).toEqual(['eligibility: unanswered']);
  await choose('Yes');
  await press('Continue');
  await screen.findByText(/you are ineligible to continue/);
  expect(refusals(reported)).toEqual(['eligibility: unanswered', 'eligibility: ineligible']);
});

it('the checklist of a walk-in is refused without a vaccine', async () => {
  const { reported } = openWalkIn(selection);
  await screen.findByRole('group', { name: /Select up to 3 Vaccines/ });
  await pressWalkIn('Continue');
  expect(refusals(reported)).toEqual([expect.stringMatching(/^[A-Za-z]+: (required|minItems)$/)]);
});
