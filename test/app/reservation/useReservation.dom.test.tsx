import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AppServicesContext } from '../../../app/app-services/index.ts';
import { useReservation } from '../../../app/reservation/index.ts';
import { type Answer, json } from '../api/fakeFetch.ts';
import { type TestAppServicesOptions, testAppServices } from '../app-services/testAppServices.ts';
import { appointment, clinic } from '../journey/fixtures.ts';

const pick = { appointment: appointment(), provider: clinic };
const reserved: Answer = () => json(200, { data: { appointmentReservations: { reservationCode: 'r-1' } } });

function open(options: Partial<TestAppServicesOptions> = {}) {
  const journey = { flow: { name: 'IN_PERSON', step: 2 } } as const;
  const test = testAppServices({ answer: reserved, journey, ...options });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppServicesContext value={test.appServices}>{children}</AppServicesContext>
  );
  return { ...test, hook: renderHook(useReservation, { wrapper }).result };
}

describe('reserving a picked time', () => {
  it('is one call for two presses, and busy meanwhile', async () => {
    const { hook, seen } = open();
    let outcomes: readonly unknown[] = [];
    act(() => {
      void Promise.all([hook.current.reserve(pick), hook.current.reserve(pick)]).then((both) => {
        outcomes = both;
      });
    });
    expect(hook.current.busy).toBe(true);
    await waitFor(() => expect(hook.current.busy).toBe(false));
    expect(seen).toHaveLength(1);
    expect(outcomes).toEqual([
      { kind: 'ok', value: 'reserved' },
      { kind: 'ok', value: 'reserved' },
    ]);
  });

  it('can be tried again with another time after a refusal', async () => {
    let answer: Answer = () => json(409, { errors: [{ code: 'slotTaken', message: 'taken' }] });
    const { hook, appServices } = open({ answer: (request, signal) => answer(request, signal) });
    await act(async () => expect(await hook.current.reserve(pick)).toMatchObject({ refusal: 'taken' }));
    answer = reserved;
    const other = { ...pick, appointment: appointment({ timestamp: '2027-03-15 10:00:00' }) };
    await act(async () => expect(await hook.current.reserve(other)).toEqual({ kind: 'ok', value: 'reserved' }));
    expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-1');
  });

  it('reads the form meanwhile, and does without when it cannot be had', async () => {
    const read: string[] = [];
    const { hook } = open({
      content: (path) => {
        read.push(path);
        return path.startsWith('form') ? new Response('', { status: 500 }) : undefined;
      },
    });
    await act(async () => expect(await hook.current.reserve(pick)).toEqual({ kind: 'ok', value: 'reserved' }));
    await waitFor(() => expect(read).toContain('form-config/1.0.0/scheduler/in-person.json'));
  });
});
