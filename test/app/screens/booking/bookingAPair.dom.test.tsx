import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { json, type Seen } from '../../api/fakeFetch.ts';
import { appointment, clinic, followup } from '../../journey/fixtures.ts';
import { backend, failure, fillToTheEnd, open, press, refused, reserved, search, startWide } from './openSchedule.tsx';

startWide();

const isReservation = ({ method, url }: Seen) => method === 'POST' && url.endsWith('/appointment-reservations');

describe('booking both visits of a pair', () => {
  const pair: Partial<JourneyState> = {
    ...reserved,
    picked: {
      appointment: appointment({ slotReservation: { code: 'r-1' } }),
      followup: { ...followup, slotReservation: { code: 'r-2' } },
      provider: clinic,
    },
  };
  const codes = [
    { id: 'A'.repeat(22), confirmCode: 'KXW4PT23', canReschedule: true as const, canRescheduleBoth: true as const },
    { id: 'B'.repeat(22), confirmCode: 'HJ7M9QRS', canReschedule: true as const },
  ];

  it('shows both above the button that books, with time, zone and place', async () => {
    open({ journey: pair });
    await screen.findByLabelText(/First name/);
    expect(screen.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
    await fillToTheEnd();
    const summary = screen.getByRole('region', { name: 'Your appointments' });
    const said = within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringMatching(/Monday, March 15, 2027.*9:00 AM Eastern Time \(ET\).*Sore throat.*Mason Crossing/),
      expect.stringMatching(/Monday, April 12, 2027.*9:00 AM Eastern Time \(ET\).*Second dose.*Mason Crossing/),
    ]);
    const button = screen.getByRole('button', { name: 'Book Appointment' });
    expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(summary).getByRole('link', { name: 'Edit the appointment time' }));
    await screen.findByRole('heading', { name: 'result' });
  });

  it('releases both, sends one request, and takes both codes, and that they can be moved', async () => {
    const { seen, appServices } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes } })),
    });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
      'DELETE r-1',
      'DELETE r-2',
      'POST appointments',
    ]);
    const { appointment: first, followup: second } = appServices.journey.getState().picked;
    expect([first, second]).toEqual([appointment(codes[0]), { ...followup, ...codes[1] }]);
  });

  it('confirms nothing where the server books one alone', async () => {
    const { appServices } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes.slice(0, 1) } })),
    });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText(failure);
    expect(appServices.journey.getState().picked.appointment?.confirmCode).toBeUndefined();
  });

  it.each([
    ['the first, which is gone', 29, '/result', undefined],
    ['the second, which is gone, and reserves the first', 31, '/followup', 'r-2'],
    ['the first, where both are free by now', undefined, '/result', 'r-2'],
  ])('leads from a conflict to the times of %s', async (_what, gone, target, firstCode) => {
    const { router, appServices, seen } = open({
      journey: pair,
      answer: (request, signal) =>
        JSON.stringify(request.body).includes(`"serviceId":${gone}`)
          ? refused(409)
          : backend(() => refused(409))(request, signal),
    });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByRole('dialog', { name: 'Appointment Conflict' });
    await waitFor(() => expect(seen.filter(isReservation)).toHaveLength(gone === 29 ? 1 : 2));
    await waitFor(() =>
      expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe(firstCode),
    );
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    expect(router.state.location.state).toEqual({ criteria: { ...noCriteria, ...search.criteria } });
    expect(appServices.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
  });

  it('leads to the times of the second where that is gone as soon as the form opens', async () => {
    const { router } = open({
      journey: { ...pair, picked: { appointment: appointment(), followup, provider: clinic } },
      answer: (request, signal) =>
        JSON.stringify(request.body).includes('"serviceId":31') ? refused(409) : backend()(request, signal),
    });
    await screen.findByRole('dialog', { name: 'Appointment Conflict' });
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe('/followup'));
  });
});
