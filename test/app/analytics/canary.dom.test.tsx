import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BenefitCodesScreen } from '../../../app/screens/benefit-codes/BenefitCodesScreen.tsx';
import { CancelScreen } from '../../../app/screens/cancel/CancelScreen.tsx';
import { type Answer, json } from '../api/fakeFetch.ts';
import { renderScreen } from '../app-services/renderScreen.tsx';
import { testAppServices } from '../app-services/testAppServices.ts';
import { choose, heading, open as openPrescreen, press } from '../screens/prescreen/openPrescreenScreen.tsx';

/** Events of the screens around the form: no event contains a code, an id or an answer, however a call ended. */
const canary = 'KanariAAAAAAAAAAAAAAAA';

const user = userEvent.setup();
const refused =
  (status: number): Answer =>
  () =>
    json(status, { errors: [{ code: canary, message: canary }] });

const failures = [
  ['404', refused(404)],
  ['409', refused(409)],
  ['500', refused(500)],
  ['a cut', () => Promise.reject(new TypeError(canary))],
  ['what cannot be read', () => new Response(canary)],
] as const satisfies readonly (readonly [string, Answer])[];

const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function expectNoHit(reported: readonly unknown[]): void {
  const places = [reported, { ...sessionStorage }, { ...localStorage }, logged.map(({ mock }) => mock.calls)];
  expect(JSON.stringify(places)).not.toContain(canary);
}

describe.each(failures)('a call that is answered by %s', (_name, answer) => {
  it('reports no benefit code', async () => {
    const { appServices, reported, seen } = testAppServices({ answer });
    renderScreen(
      appServices,
      [{ path: '/codes', element: <BenefitCodesScreen links={{ main: '/main' }} /> }],
      ['/codes'],
    );
    await user.type(screen.getByLabelText('Please enter your Benefit Code'), `${canary}{Enter}`);
    await screen.findByRole('alert');
    expect(JSON.stringify(seen)).toContain(canary);
    expect(reported.map(({ type }) => type)).toContain('customerError');
    expectNoHit(reported);
  });

  it('reports nothing at all of the page of a link to cancel', async () => {
    const { appServices, reported, seen } = testAppServices({ answer });
    const links = {
      main: '/main',
      canceled: '/canceled',
      dietitian: '/dietitian',
      cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
      cancelHelp: '/cancel',
      result: '/result',
    };
    const screens = [{ path: '/cancel/:id/:code', element: <CancelScreen links={links} /> }];
    renderScreen(appServices, screens, [`/cancel/${canary}/${canary}`]);
    await press('Cancel Appointment');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio'));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await dialog.findByRole('alert');
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(JSON.stringify(seen)).toContain(canary);
    expect(reported).toEqual([]);
    expectNoHit(reported);
  });
});

it.each([
  ['may go on', 'No'],
  ['may not', 'Yes'],
])('reports no answer of a prescreen whose guest %s', async (_name, fever) => {
  const { reported, appServices } = openPrescreen();
  await heading('The kind of physical');
  await choose('sports');
  await press('Continue');
  await user.type(await screen.findByLabelText(/^Secret/), canary);
  await press('Continue');
  await heading('Do you have a fever?');
  await choose(fever);
  await press('Continue');
  if (fever === 'Yes') await screen.findByText(/you are ineligible to continue/);
  else await heading('Are you well?');
  await waitFor(() => expect(JSON.stringify(appServices.journey.getState().prescreen)).toContain(canary));
  expectNoHit(reported);
});
