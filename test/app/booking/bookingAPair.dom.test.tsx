import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyState } from '../../../app/journey/index.ts';
import { json } from '../api/fakeFetch.ts';
import { appointment, clinic, followup } from '../journey/fixtures.ts';
import { backend, fillToTheEnd, held, open, press, refused, search, setWide, trouble } from './openSchedule.tsx';

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setWide(true);
});

describe('booking both visits of a pair', () => {
  const pair: Partial<JourneyState> = {
    ...held,
    holder: {
      appointment: appointment({ reservation: { code: 'r-1' } }),
      followup: { ...followup, reservation: { code: 'r-2' } },
      provider: clinic,
    },
  };
  const codes = [
    { id: 'A'.repeat(22), confirmCode: 'KXW4PT23' },
    { id: 'B'.repeat(22), confirmCode: 'HJ7M9QRS' },
  ];

  it('releases both, sends one request, and takes both codes', async () => {
    const { seen, wiring } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes } })),
    });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual([
      'DELETE r-1',
      'DELETE r-2',
      'POST appointments',
    ]);
    const { appointment: first, followup: second } = wiring.journey.getState().holder;
    expect([first, second]).toEqual([appointment(codes[0]), { ...followup, ...codes[1] }]);
  });

  it('confirms nothing where the server tells of one alone', async () => {
    const { wiring } = open({
      journey: pair,
      answer: backend(() => json(200, { data: { appointments: codes.slice(0, 1) } })),
    });
    await fillToTheEnd();
    await press('Continue');
    await screen.findByText(trouble);
    expect(wiring.journey.getState().holder.appointment?.confirmCode).toBeUndefined();
  });

  it('leads from a conflict to the times of the first', async () => {
    const { router } = open({ journey: pair, answer: backend(() => refused(409)) });
    await fillToTheEnd();
    await press('Continue');
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
    expect(router.state.location.state).toEqual(search);
  });
});
