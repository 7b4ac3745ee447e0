import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { canceledNote } from '../../../../app/reservation/index.ts';
import { json } from '../../api/fakeFetch.ts';
import { clinic } from '../../journey/fixtures.ts';
import { booked, first, openConfirmation, pair, second, user } from './openConfirmation.tsx';

describe('canceling from the confirmation', () => {
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }));
    return within(await screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' }));
  };

  it('cancels the appointment that the guest chooses', async () => {
    const { seen } = openConfirmation(booked);
    const dialog = await openDialog();
    expect(dialog.queryByText('Canceling the 1st appointment cancels all of them.')).toBeNull();
    await user.click(
      dialog.getByRole('radio', { name: 'Monday, March 15, 2027 at 9:00 AM Eastern Time (ET), Sore throat' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen.map(({ body }) => body)).toEqual([{ status: 'CANCELED', confirmCode: 'KXW4PT23' }]);
  });

  it('offers both of a pair, and says that the first takes the other with it', async () => {
    openConfirmation(pair);
    const dialog = await openDialog();
    expect(dialog.getByText('Canceling the 1st appointment cancels all of them.')).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
  });

  it('cancels all with the first of a pair', async () => {
    const { seen, appServices, router } = openConfirmation(pair);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^1st appointment, Monday, March 15, 2027/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen).toHaveLength(1);
    expect(appServices.journey.getState().canceled?.appointments.map(({ id }) => id)).toEqual([first, second]);
    expect(canceledNote(router.state.location.state)?.both).toMatchObject([{}, {}]);
  });

  it('keeps the first where the second is canceled, says so, and shows one', async () => {
    const { seen, router } = openConfirmation(pair);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^2nd appointment.*Second dose$/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    const notice = (await screen.findByText('Your 2nd appointment has been canceled.')).parentElement;
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(notice?.textContent).toContain('Your 1st appointment is still confirmed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/confirmation');
    expect(seen[0]).toMatchObject({ url: expect.stringMatching(/B{22}$/), body: { confirmCode: 'ZZZZ2222' } });
    expect(screen.queryByText('Second dose')).toBeNull();
    expect(screen.queryByText('1st appointment')).toBeNull();
    expect((await openDialog()).getAllByRole('radio')).toHaveLength(1);
  });

  it('shows no notice about a second while the guest is on the way to the page of a canceled appointment', () => {
    const { appointment: only } = booked.picked;
    openConfirmation({ ...booked, ...(only && { canceled: { appointments: [only], provider: clinic } }) });
    expect(screen.queryByText('Your 2nd appointment has been canceled.')).toBeNull();
  });

  it('keeps the dialog where the second was canceled before, and leaves it where the first was, and so both', async () => {
    const { appServices } = openConfirmation(pair, {
      answer: () => json(409, { errors: [{ code: 'alreadyCanceled', message: 'No.' }] }),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^2nd appointment/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await dialog.findByText('This appointment has already been canceled.');
    await user.click(dialog.getByRole('radio', { name: /^1st appointment/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(appServices.journey.getState().canceled?.appointments.map(({ id }) => id)).toEqual([first, second]);
  });

  it('cancels the first after the second', async () => {
    const { appServices } = openConfirmation(pair);
    for (const name of [/^2nd appointment/, /Sore throat$/]) {
      const dialog = await openDialog();
      await user.click(dialog.getByRole('radio', { name }));
      await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(appServices.journey.getState().canceled?.appointments.map(({ id }) => id)).toEqual([second, first]);
  });
});
