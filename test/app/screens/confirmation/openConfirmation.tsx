import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { ConfirmationScreen } from '../../../../app/screens/confirmation/ConfirmationScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic, followup } from '../../journey/fixtures.ts';

const links = {
  cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
  cancelHelp: '/cancel',
  result: '/result',
  main: '/main',
  dietitian: '/dietitian',
  confirmation: '/confirmation',
  canceled: '/canceled',
  instantVaccineSelection: (locationId: string) => `/select/${locationId}`,
};
export const [first, second] = ['A'.repeat(22), 'B'.repeat(22)];
export const booked: JourneyState = {
  flow: { name: 'IN_PERSON', step: 1 },
  picked: { appointment: appointment({ id: first, confirmCode: 'KXW4PT23' }), provider: clinic },
  patient: { name: 'Pat Doe', phone: '513-555-0134', email: 'pat@example.com', dateOfBirth: '1990-02-28' },
};
export const pair: JourneyState = {
  ...booked,
  picked: { ...booked.picked, followup: { ...followup, id: second, confirmCode: 'ZZZZ2222' } },
};
const canceled: Answer = () => json(200, { data: { id: first, confirmCode: 'KXW4PT23', status: 'CANCELED' } });

interface OpenOptions extends Partial<TestAppServicesOptions> {
  /** The history state at the page load. */
  readonly state?: unknown;
}

export function openConfirmation(journey: Partial<JourneyState>, { state, ...options }: OpenOptions = {}) {
  const test = testAppServices({ answer: canceled, journey, ...options });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/confirmation', element: <ConfirmationScreen links={links} /> },
      { path: '/canceled', element: <h1>Canceled</h1> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    [{ pathname: '/confirmation', state }],
  );
  return { ...test, router };
}

export const user = userEvent.setup();
export const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
