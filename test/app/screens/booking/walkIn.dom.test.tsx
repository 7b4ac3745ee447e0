import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type JourneyState, walkInDraft } from '../../../../app/journey/index.ts';
import { ScheduleScreen } from '../../../../app/screens/booking/ScheduleScreen.tsx';
import type { Answer, Seen } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { eachFlow } from '../../journey/eachFlow.ts';
import { booked, links, press, refused, user } from './openSchedule.tsx';
import { smallForm } from './smallForm.ts';

/** The scheduling form of a guest who stands at the counter. */
const location = '01400500';
const walkIn: Partial<JourneyState> = {
  flow: { name: 'INSTANT_VACCINE', step: 3 },
  picked: walkInDraft(
    location,
    [{ id: 101, name: 'Flu' }],
    { category: 'Instant Vaccines', businessName: 'pharmacy' },
    {
      vanityName: 'Kroger Pharmacy at Main Street',
    },
  ),
};

/**
 * A content setting that an author may choose by mistake: the flow reserves times, although a walk-in has no time to
 * reserve.
 */
const readContent = (path: string) =>
  path.startsWith('reservation-toggle') ? new Response(JSON.stringify(eachFlow(() => true))) : smallForm(path);

function open(answer: Answer = booked) {
  const test = testAppServices({ answer, journey: walkIn, content: readContent });
  const screens = ['main', 'result', 'confirmation', `select/${location}`].map((name) => ({
    path: `/${name}`,
    element: <h1>{name}</h1>,
  }));
  const router = renderScreen(
    test.appServices,
    [{ path: '/schedule', element: <ScheduleScreen links={links} /> }, ...screens],
    ['/schedule'],
  );
  return { ...test, router };
}

async function book(answer?: Answer) {
  const opened = open(answer);
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await press('Continue');
  await user.type(await screen.findByLabelText(/Legal name/), 'Ada Lovelace');
  await press('Book Appointment');
  return opened;
}

const asked = (seen: readonly Seen[]) => seen.map(({ method, url }) => `${method} ${url}`);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('a walk-in', () => {
  it('is asked under its own heading, with no panel, and nothing is reserved', async () => {
    const { seen } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your walk-in vaccine' })).toBeTruthy();
    await screen.findByLabelText(/First name/);
    expect(screen.queryByRole('region', { name: /^Appointments?$/ })).toBeNull();
    expect(seen).toEqual([]);
  });

  it('says before it is booked which vaccines and where, with the way to others', async () => {
    const { router, appServices } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada');
    expect(screen.queryByRole('region', { name: 'Vaccines' })).toBeNull();
    await press('Continue');
    const summary = within(await screen.findByRole('region', { name: 'Vaccines' }));
    expect(summary.getByText('Flu')).toBeTruthy();
    expect(summary.getByText('Kroger Pharmacy at Main Street')).toBeTruthy();
    await user.click(summary.getByRole('link', { name: 'Edit Vaccines' }));
    await screen.findByRole('heading', { name: `select/${location}` });
    expect(router.state.location.pathname).toBe(`/select/${location}`);
    expect(appServices.journey.getState().intake?.answers.who?.name).toEqual({ firstName: 'Ada' });
  });

  it('is booked by a call of its own, without a time', async () => {
    const { seen, appServices } = await book();
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(asked(seen)).toEqual(['POST /appointment-management/v2/appointments/walk-in']);
    expect(seen[0]?.body).toEqual({
      businessName: 'pharmacy',
      serviceIds: [101],
      requestedVaccinations: ['Flu'],
      locationNumber: location,
      basicInfo: { firstName: 'Ada' },
      consentDetails: { signature: { legalName: 'Ada Lovelace', dateTime: expect.any(String) } },
    });
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const { picked, patient, flow, intake } = appServices.journey.getState();
    expect(picked.appointment).toMatchObject({ timestamp: '', id: 'A'.repeat(22), confirmCode: 'KXW4PT23' });
    expect({ patient, flow, intake }).toEqual({
      patient: { name: 'Ada' },
      flow: { name: 'INSTANT_VACCINE', step: 1 },
      intake: undefined,
    });
  });

  it('sends the same again, under the same key, when an answer did not come', async () => {
    const answers: Answer[] = [() => Promise.reject(new TypeError('Failed to fetch')), booked];
    const { seen } = await book((request, signal) => (answers.shift() ?? booked)(request, signal));
    await screen.findByText("We're having trouble connecting at the moment. Please try again shortly.");
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const [first, second] = seen;
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });
});

describe('a refused walk-in', () => {
  it.each([
    [
      409,
      'Check Availability',
      `/select/${location}`,
      "We can't book this walk-in right now. Check which vaccines are available.",
    ],
    [429, 'Schedule Appointment', '/schedule', /^Our records show an existing appointment/],
  ])('%i: %s leads to %s, with the answers kept', async (status, button, target, text) => {
    const { router, appServices, seen } = await book(() => refused(status));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(text);
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(target);
    expect(appServices.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
    expect(asked(seen)).toEqual(['POST /appointment-management/v2/appointments/walk-in']);
  });

  it('forgets the answers and goes to main by Quit', async () => {
    const { router, appServices } = await book(() => refused(409));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await screen.findByRole('heading', { name: 'main' });
    expect(router.state.location.pathname).toBe('/main');
    expect(appServices.journey.getState().intake).toBeUndefined();
  });
});

it('leads back to the vaccines from the first page, without asking, and keeps what was typed', async () => {
  const { router, appServices } = open();
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await press('Back');
  await screen.findByRole('heading', { name: `select/${location}` });
  expect(router.state.location.pathname).toBe(`/select/${location}`);
  expect(appServices.journey.getState().intake?.answers.who?.name).toEqual({ firstName: 'Ada' });
});
