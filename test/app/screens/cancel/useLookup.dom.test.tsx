import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { clinic } from '../../journey/fixtures.ts';
import { first, found } from './found.ts';
import {
  cancelButton,
  choose,
  confirm,
  heading,
  noSuchCall,
  openCancelLink,
  press,
  refused,
} from './openCancelLink.tsx';

describe('what the lookup gives', () => {
  it('of a canceled appointment is said at once, with a way to book again', async () => {
    openCancelLink({ lookup: () => json(200, { data: found({ appointments: [{ ...first, status: 'CANCELED' }] }) }) });
    await heading('This appointment has already been canceled.');
    expect(screen.getByText('Monday, March 15, 2027')).toBeTruthy();
    expect(cancelButton()).toBeNull();
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe('/main');
  });

  it('of a canceled visit to a dietitian leads back to dietitians', async () => {
    const provider = { ...clinic, businessName: 'dietitian' };
    openCancelLink({
      lookup: () => json(200, { data: found({ appointments: [{ ...first, status: 'CANCELED' }], provider }) }),
    });
    const link = await screen.findByRole('link', { name: 'Reschedule Your Appointment' });
    expect(link.getAttribute('href')).toBe('/dietitian');
  });

  it('of an appointment whose time has come is said, with whom to call', async () => {
    openCancelLink({ lookup: () => json(200, { data: found({ appointments: [{ ...first, isPast: true }] }) }) });
    await heading('This appointment is in the past');
    expect(cancelButton()).toBeNull();
    expect(await screen.findByRole('link', { name: '888-852-2567' })).toBeTruthy();
  });

  it('is the same for a wrong id, a wrong code and too many tries: nothing to cancel, and whom to call', async () => {
    const { puts, reported } = openCancelLink({ lookup: refused(404, 'appointmentNotFound') });
    await heading("We can't find this appointment");
    expect(cancelButton()).toBeNull();
    expect(await screen.findByRole('link', { name: '888-852-2569' })).toBeTruthy();
    expect([puts(), reported]).toEqual([[], []]);
  });

  it.each<[string, Answer]>([
    ['404 of a path that nobody knows', noSuchCall],
    ['404 of a gateway', () => new Response('<h1>404</h1>', { status: 404 })],
    ['405', refused(405)],
    ['501', refused(501)],
  ])(
    'is nothing where a deployment has no such call (%s): the page says no more than it knows',
    async (_what, lookup) => {
      const { puts } = openCancelLink({ lookup });
      await heading('Cancel your appointment');
      expect(screen.queryByText(/confirmed/)).toBeNull();
      expect(screen.getByText(/If it is the 1st of two appointments, the 2nd is canceled too/)).toBeTruthy();
      await press('Cancel Appointment');
      await choose('Your appointment');
      await confirm();
      await heading('Your appointment has been canceled!');
      expect(puts()).toHaveLength(1);
    },
  );

  it('says that the server is busy, where a limit of it is reached', async () => {
    openCancelLink({ lookup: refused(503, 'limitReached') });
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.",
    );
  });

  it('may be asked again after a failure', async () => {
    const answers: Answer[] = [refused(503), () => json(200, { data: found() })];
    const { reported } = openCancelLink({ lookup: (...asked) => (answers.shift() ?? hang)(...asked) });
    expect((await screen.findByRole('alert')).textContent).toContain("We can't show your appointment right now.");
    await heading('Cancel your appointment');
    await press('Try again');
    await heading('You have a confirmed appointment!');
    expect(reported).toEqual([]);
  });
});
