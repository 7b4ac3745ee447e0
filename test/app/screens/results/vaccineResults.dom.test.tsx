import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  at,
  buildUrl,
  freezeClock,
  isSlots,
  open,
  parseQuery,
  proceed,
  reply,
  shingles,
  times,
  user,
} from './flowStage.tsx';
import { row } from './rows.ts';

freezeClock();

describe('vaccines', () => {
  const offering = (...given: boolean[]) => {
    const one = at(row(1, { '2026-11-26': ['09:00'] }), 101, 116);
    return { ...one, services: one.services.map((slots, index) => ({ ...slots, isAvailable: given[index] ?? false })) };
  };
  const two = buildUrl({ ...shingles, serviceIds: '101,116' });

  it('begin later where one is prepared, and say so', async () => {
    const { seen } = open(two, { search: () => reply(offering(true, true)) });
    await screen.findByText(
      'The appointment availability dates presented have changed from the date you initially selected because our clinics require more time preparing the vaccination(s) you have selected.',
    );
    expect(seen.filter(isSlots).map(parseQuery)[0]).toMatchObject({ 'filter.startDate': '2026-11-26' });
    expect(screen.getByText('Flu and RSV')).toBeTruthy();
  });

  it('of which a place gives some are reserved without the others, and the card says which', async () => {
    const { appServices } = open(two, { search: () => reply(offering(true, false)) });
    await screen.findByText('This location does not offer RSV at this time.');
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState()).toMatchObject({
      flow: { name: 'EVERYDAY_VACCINE' },
      picked: { appointment: { services: [{ id: 101 }] } },
    });
  });
});

describe('a picked time', () => {
  it('never hides', async () => {
    open(buildUrl({ ...shingles, serviceIds: '101' }), {
      search: () => reply(at(row(1, { '2026-11-23': ['09:00', '09:20', '09:40', '10:00', '10:20', '10:40'] }), 101)),
    });
    expect(await times()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Show More/ }));
    await user.click(screen.getByRole('radio', { name: /^10:40 AM/ }));
    await user.click(screen.getByRole('button', { name: /^Show Less/ }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value.slice(11, 16))).toEqual([
      '09:00',
      '09:20',
      '09:40',
      '10:00',
      '10:40',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^10:40 AM/ }).checked).toBe(true);
  });
});
