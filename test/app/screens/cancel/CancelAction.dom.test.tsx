import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import { first, found, second } from './found.ts';
import {
  at,
  canceled,
  choose,
  confirm,
  dialog,
  heading,
  openCancelLink,
  press,
  refused,
  user,
} from './openCancelLink.tsx';

describe('a cancellation', () => {
  it('sends one PUT for two presses', async () => {
    const { puts } = openCancelLink({ cancel: hang });
    await press('Cancel Appointment');
    await choose();
    const button = within(await dialog()).getByRole('button', { name: 'Cancel Appointment' });
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(puts()).toHaveLength(1);
    expect(within(await dialog()).getByRole('status').textContent).toBe('Canceling your appointment...');
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeTruthy();
  });

  it('sends the same key when the guest tries again', async () => {
    const answers = [refused(500), canceled];
    const { puts } = openCancelLink({ cancel: (...asked) => (answers.shift() ?? hang)(...asked) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toHaveLength(2);
    const keys = puts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks for a choice between two first', async () => {
    const { puts } = openCancelLink({ lookup: () => json(200, { data: found({ appointments: [first, second] }) }) });
    await press('Cancel Appointment');
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please select an appointment to continue cancellation.',
    );
    const [choice] = within(await dialog()).getAllByRole('radio');
    expect(document.activeElement).toBe(choice);
    expect(choice?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(choice?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select an appointment to continue cancellation.',
    );
    expect(puts()).toEqual([]);
  });

  it('of the only appointment has it chosen already', async () => {
    const { puts } = openCancelLink();
    await press('Cancel Appointment');
    expect(within(await dialog()).getByRole<HTMLInputElement>('radio').checked).toBe(true);
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toHaveLength(1);
  });

  it.each([
    [409, 'This appointment has already been canceled.'],
    [400, 'Could not cancel this appointment.'],
    [500, 'Could not cancel this appointment.'],
  ])('answers a %i with words of the specification, and reports nothing', async (status, words) => {
    const { router, reported } = openCancelLink({ cancel: refused(status) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(router.state.location.pathname).toBe(at);
    expect(reported).toEqual([]);
  });

  it('says besides that the server is busy, where a limit of it is reached', async () => {
    openCancelLink({ cancel: refused(503, 'limitReached') });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "Could not cancel this appointment. We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.",
    );
  });

  it('calls no appointment confirmed that was canceled before', async () => {
    const { router, puts } = openCancelLink({ cancel: refused(409) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    expect(within(await dialog()).queryByRole('radio')).toBeNull();
    expect(within(await dialog()).queryByRole('button', { name: 'Keep Appointment' })).toBeNull();
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(document.activeElement).toBe(close));
    await user.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'Your appointment has been canceled!' });
    expect(router.state.location.pathname).toBe('/canceled');
    expect(puts()).toHaveLength(1);
  });

  it('keeps the appointment and starts anew when the dialog is closed', async () => {
    const { puts } = openCancelLink({ cancel: refused(500) });
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await screen.findByRole('alert');
    await press('Keep Appointment');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Cancel Appointment');
    expect(within(await dialog()).queryByRole('alert')).toBeNull();
    expect(puts()).toHaveLength(1);
  });
});
