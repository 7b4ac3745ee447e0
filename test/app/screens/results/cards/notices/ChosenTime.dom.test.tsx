import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nine, open, proceed, slot, user } from '../../openResults.tsx';
import { row, slotReply } from '../../rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

const bothDays = { '2026-11-23': ['09:00'], '2026-11-25': ['10:40'] };
const chosenDay = () =>
  within(screen.getByRole('group', { name: 'Days' })).getByRole('button', { pressed: true }).textContent;

async function chooseWednesday() {
  const opened = open({ search: () => slotReply(row(1, bothDays)) });
  await slot(nine);
  expect(screen.queryByText(/^You chose/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wed, Nov 25 1 time' }));
  await user.click(await slot('10:40 AM, Wednesday, November 25, Clinic 1'));
  await proceed();
  await screen.findByRole('heading', { name: 'Schedule' });
  return opened;
}

describe('a guest who comes back to the times', () => {
  it('sees the chosen time on its day, and can continue with it', async () => {
    const { router, appServices } = await chooseWednesday();
    const { picked } = appServices.journey.getState();
    await router.navigate(-1);
    await slot('10:40 AM, Wednesday, November 25, Clinic 1');
    expect(chosenDay()).toBe('Wed, Nov 25 1 time');
    screen.getByText('You chose Wed, Nov 25, 10:40 AM, at Clinic 1.');
    await user.click(screen.getByRole('link', { name: 'Go On with This Time' }));
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked).toBe(picked);
  });

  it('chooses another one instead', async () => {
    const { router, appServices } = await chooseWednesday();
    await router.navigate(-1);
    await slot('10:40 AM, Wednesday, November 25, Clinic 1');
    await user.click(screen.getByRole('button', { name: 'Mon, Nov 23 1 time' }));
    await user.click(await slot(nine));
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked.appointment?.timestamp).toBe('2026-11-23 09:00:00');
  });

  it('is not offered a time that the server has refused', async () => {
    const { router, appServices } = await chooseWednesday();
    appServices.journey.dispatch({ type: 'refused', isLost: true });
    await router.navigate(-1);
    await slot('10:40 AM, Wednesday, November 25, Clinic 1');
    expect(screen.queryByText(/^You chose/)).toBeNull();
    screen.getByText('The time you chose is no longer free. Your answers are kept: choose another time.');
  });

  it('is not told of a time that is booked', async () => {
    const { router, appServices } = await chooseWednesday();
    appServices.journey.dispatch({
      type: 'confirmed',
      booked: { id: 'a', confirmCode: 'c' },
      patient: { name: 'Ada Lovelace' },
    });
    await router.navigate(-1);
    await slot(nine);
    expect(screen.queryByText(/^You chose/)).toBeNull();
  });
});
