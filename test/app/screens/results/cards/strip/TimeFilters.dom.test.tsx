import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, nine, open, slot, user } from '../../openResults.tsx';
import { row, slotReply } from '../../rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const chip = (name: string) => screen.getByRole('button', { name });
const times = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { name: /[AP]M/ }).map(({ value }) => value.slice(11, 16));
const all = { '2026-11-23': ['09:00', '11:59', '12:00', '16:59', '17:00'] };

describe('the order of the places', () => {
  const places = () =>
    slotReply(
      row(1, { '2026-11-23': ['10:00'] }),
      row(2, { '2026-11-24': ['08:00'] }),
      row(3, { '2026-11-23': ['09:00'] }),
    );

  it('is the distance, or the soonest time of the day; places without one come last', async () => {
    open({ search: places });
    await slot('9:00 AM, Monday, November 23, Clinic 3');
    expect(names()).toEqual(['Clinic 1', 'Clinic 2', 'Clinic 3']);
    const soonest = screen.getByRole<HTMLInputElement>('radio', { name: 'Soonest' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nearest' }).checked).toBe(true);
    await user.click(soonest);
    expect(names()).toEqual(['Clinic 3', 'Clinic 1', 'Clinic 2']);
    expect(document.activeElement).toBe(soonest);
    await user.click(screen.getByRole('radio', { name: 'Nearest' }));
    expect(names()).toEqual(['Clinic 1', 'Clinic 2', 'Clinic 3']);
  });

  it('begins with the first page again, and the focus stays', async () => {
    const rows = Array.from({ length: 6 }, (_, index) => row(index + 1, { '2026-11-23': [`1${5 - index}:00`] }));
    open({ search: () => slotReply(...rows) });
    await slot(/Clinic 1$/);
    await user.click(screen.getByRole('button', { name: 'Next page of locations' }));
    await card(6);
    const soonest = screen.getByRole('radio', { name: 'Soonest' });
    await user.click(soonest);
    await card(2);
    expect(names()[0]).toBe('Clinic 6');
    expect(document.activeElement).toBe(soonest);
  });

  it('is not asked for one place', async () => {
    open({ search: () => slotReply(row(1, all)) });
    await slot(nine);
    expect(screen.queryByRole('radio', { name: 'Soonest' })).toBeNull();
  });
});

describe('the time of day', () => {
  it.each([
    [['Morning'], ['09:00', '11:59']],
    [['Afternoon'], ['12:00', '16:59']],
    [['Evening'], ['17:00']],
    [
      ['Morning', 'Evening'],
      ['09:00', '11:59', '17:00'],
    ],
  ])('%j leaves %j', async (chosen, left) => {
    open({ search: () => slotReply(row(1, all)) });
    await slot(nine);
    for (const name of chosen) await user.click(chip(name));
    expect(times()).toEqual(left);
    expect(chosen.map((name) => chip(name).getAttribute('aria-pressed'))).toEqual(chosen.map(() => 'true'));
    expect(
      screen.getByText(`${left.length === 1 ? '1 time' : `${left.length} times`} on Monday, November 23`),
    ).toBeTruthy();
    for (const name of chosen) await user.click(chip(name));
    expect(times()).toHaveLength(4);
  });

  it('is chosen for all cards', async () => {
    open({ search: () => slotReply(row(1, all), row(2, { '2026-11-23': ['11:20', '13:00'] })) });
    await slot(nine);
    await user.click(chip('Afternoon'));
    expect(times()).toEqual(['12:00', '16:59', '13:00']);
  });

  it('that leaves nothing on the day says so, and is taken back, with the focus on the day', async () => {
    open({ search: () => slotReply(row(1, { '2026-11-23': ['09:00'], '2026-11-24': ['18:00'] })) });
    await slot(nine);
    await user.click(chip('Evening'));
    expect(screen.getByText('No times on Monday, November 23 at the time of day that you chose.')).toBeTruthy();
    const first = within(await card(1));
    expect(first.getByText('No times at this time of day')).toBeTruthy();
    expect(first.getByRole('button', { name: 'Next available: Tue 6:00 PM' })).toBeTruthy();
    await user.click(chip('Show all times'));
    await slot(nine);
    expect(chip('Evening').getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement?.textContent).toBe('Mon, Nov 23 1 time');
  });
});
