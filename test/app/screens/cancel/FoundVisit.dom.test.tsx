import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { first, found, second } from './found.ts';
import {
  cancelButton,
  choose,
  confirm,
  confirmCode,
  dialog,
  heading,
  id,
  type OpenOptions,
  openCancelLink,
  press,
} from './openCancelLink.tsx';

describe('a pair', () => {
  const pair = { appointments: [first, second] };
  const openFound = (appointments: readonly object[], more: OpenOptions = {}) =>
    openCancelLink({ lookup: () => json(200, { data: found({ appointments }) }), ...more });

  it('by the link of the first is shown whole, and the first cancels both', async () => {
    const { puts, appServices } = openFound(pair.appointments);
    await heading('You have two confirmed appointments!');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1st appointment', '2nd appointment']),
    );
    expect(screen.getByText(/If you cancel the 1st appointment, the 2nd is canceled too/)).toBeTruthy();
    await press('Cancel Appointment');
    await choose(/^1st appointment, Monday, March 15/);
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([{ url: expect.stringContaining(id), body: { confirmCode } }]);
    expect(appServices.journey.getState().canceled?.appointments.map((one) => one.id)).toEqual([id, second.id]);
    expect(screen.getByText(/^Your 1st appointment, on Monday, March 15, .* are both canceled\./)).toBeTruthy();
    expect(screen.queryByText(/still booked/)).toBeNull();
  });

  it('lets the second go alone, by its own code, and says that the first stays', async () => {
    const { puts, appServices } = openFound(pair.appointments);
    await press('Cancel Appointment');
    await choose(/^2nd appointment, Monday, April 12/);
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([
      { url: expect.stringContaining(second.id), body: { confirmCode: second.confirmCode } },
    ]);
    expect(appServices.journey.getState().canceled?.appointments.map((one) => one.id)).toEqual([second.id]);
    expect(
      screen.getByText(/^Your 1st appointment, on Monday, March 15, 2027 at 9:00 AM .*, is still booked\.$/),
    ).toBeTruthy();
  });

  it('by the link of the second offers the second alone', async () => {
    const { confirmCode: _confirmCode, ...withoutCode } = first;
    const { puts } = openFound([withoutCode, second], { link: `/cancel/${second.id}/${second.confirmCode}` });
    await heading('You have two confirmed appointments!');
    expect(screen.getByText('This link cancels the 2nd appointment. The 1st stays booked.')).toBeTruthy();
    await press('Cancel Appointment');
    expect(within(await dialog()).getAllByRole('radio')).toHaveLength(1);
    await choose(/^2nd appointment/);
    await confirm();
    await screen.findByText(/is still booked/);
    expect(puts()).toMatchObject([{ url: expect.stringContaining(second.id) }]);
  });

  it('whose second is canceled says so, and offers the first', async () => {
    openFound([first, { ...second, status: 'CANCELED' }]);
    await heading('You have a confirmed appointment!');
    expect(screen.getByText('Canceled')).toBeTruthy();
    expect(screen.getByText('You can cancel it on this page.')).toBeTruthy();
    await press('Cancel Appointment');
    expect(within(await dialog()).getAllByRole('radio')).toHaveLength(1);
    await choose(/^1st appointment/);
  });

  it('whose second is canceled says by the link of the second that the first stays', async () => {
    const { confirmCode: _confirmCode, ...withoutCode } = first;
    openFound([withoutCode, { ...second, status: 'CANCELED' }], { link: `/cancel/${second.id}/${second.confirmCode}` });
    await heading('This appointment has already been canceled.');
    expect(screen.getByText('Your 1st appointment is still confirmed.')).toBeTruthy();
    expect(cancelButton()).toBeNull();
  });

  it('whose first is over offers the second', async () => {
    openFound([{ ...first, isPast: true }, second]);
    await heading('You have a confirmed appointment!');
    expect(screen.getByText('In the past')).toBeTruthy();
    expect(screen.getByText('You can cancel the 2nd appointment on this page.')).toBeTruthy();
  });
});
