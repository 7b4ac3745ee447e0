import { describe, expect, it } from 'vitest';
import { openJourney, type Provider } from '../../../../app/journey/index.ts';
import { appointment, clinic, followup, reservation } from '../fixtures.ts';

/** A `sessionStorage` of one tab, with what the journey uses of it. */
function tabStorage(entries: Iterable<readonly [string, string]> = []): Storage & { readonly text: () => string } {
  const map = new Map(entries);
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
    text: () => JSON.stringify([...map]),
  };
}

const attempt = {
  key: 'canary-key',
  at: '2027-03-01T10:00:00.000Z',
  request: {
    businessName: 'tlc',
    serviceIds: [29],
    dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
    basicInfo: { firstName: 'canary-name' },
  },
} as const;
const pick = { type: 'setAppointment', appointment: appointment(), provider: clinic } as const;

describe('a journey over a reload', () => {
  it('keeps the flow and the picked slot', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch({ type: 'startFlow', flow: 'IN_PERSON' });
    before.dispatch(pick);
    const { flow, picked } = openJourney(storage).getState();
    expect(flow).toEqual({ name: 'IN_PERSON', step: 2 });
    expect(picked).toEqual({ appointment: appointment(), provider: clinic });
  });

  it('keeps the second visit beside the first', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch({ type: 'startFlow', flow: 'EVERYDAY_VACCINE' });
    before.dispatch(pick);
    before.dispatch({ type: 'setFollowup', followup: { ...followup, slotReservation: reservation('r-2') } });
    expect(openJourney(storage).getState().picked).toEqual({
      appointment: appointment(),
      followup,
      provider: clinic,
    });
  });

  it('writes neither codes nor ids nor anything about the patient', () => {
    const storage = tabStorage();
    const journey = openJourney(storage);
    journey.dispatch(pick);
    journey.dispatch({ type: 'reserved', which: 'appointment', slotReservation: reservation('canary-code') });
    journey.dispatch({ type: 'setFollowup', followup: { ...followup, slotReservation: reservation('canary-second') } });
    journey.dispatch({
      type: 'answered',
      intake: {
        answers: { patientDetails: { personal: { firstName: 'canary-name' } } },
        filled: {},
        position: { step: 'patientDetails', page: 'personal' },
        phase: 'editing',
        completed: [],
        verified: [],
        attempted: [],
        refusals: 0,
      },
    });
    expect(storage.text()).toContain('2027-03-15 09:00:00');
    expect(storage.text()).not.toContain('canary');
    expect(openJourney(storage).getState()).toMatchObject({ answersGone: true });
    expect(openJourney(storage).getState().intake).toBeUndefined();
  });

  it('knows nothing of answers where none were given', () => {
    const storage = tabStorage();
    openJourney(storage).dispatch(pick);
    expect(openJourney(storage).getState()).not.toHaveProperty('answersGone');
  });

  it('knows of a booking that had no answer, and nothing of what was sent', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch(pick);
    before.dispatch({ type: 'attempted', attempt });
    before.dispatch({ type: 'forgetPerson' });
    expect(storage.text()).not.toContain('canary');
    const after = openJourney(storage);
    expect(after.getState().picked.appointment).toEqual(appointment({ isSent: true }));
    expect(after.getState().attempt).toBeUndefined();
    after.dispatch({ type: 'reserved', which: 'appointment', slotReservation: reservation('r-1') });
    expect(openJourney(storage).getState().picked.appointment).toEqual(appointment({ isSent: true }));
    after.dispatch({ type: 'attempted', attempt });
    after.dispatch({ type: 'refused' });
    expect(openJourney(storage).getState().picked.appointment).toEqual(appointment({ isSent: true }));
    const another = '2027-03-15 11:00:00';
    after.dispatch({ ...pick, appointment: appointment({ timestamp: another }) });
    expect(openJourney(storage).getState().picked.appointment).toEqual(appointment({ timestamp: another }));
  });

  it('knows that a booking was refused', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch(pick);
    before.dispatch({ type: 'attempted', attempt });
    before.dispatch({ type: 'refused' });
    expect(openJourney(storage).getState().picked.appointment).toEqual(appointment());
  });

  it.each([
    ['booked', { type: 'booked', booked: { id: 'canary', confirmCode: 'canary' } }],
    ['cleared', { type: 'clearAppointment' }],
  ] as const)('forgets a slot that is %s', (_what, action) => {
    const storage = tabStorage();
    const journey = openJourney(storage);
    journey.dispatch(pick);
    journey.dispatch(action);
    expect(storage.length).toBe(0);
    expect(openJourney(storage).getState().picked).toEqual({});
  });

  it('works without storage, and with one that throws', () => {
    const refusing = new Proxy(tabStorage(), {
      get: () => () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    for (const storage of [undefined, refusing]) {
      const journey = openJourney(storage);
      journey.dispatch(pick);
      expect(journey.getState().picked.provider).toEqual(clinic);
    }
  });
});

describe('a stored text that is not ours', () => {
  const whole: Required<Provider> = {
    providerId: '01400412',
    businessName: 'dietitian',
    vanityName: 'Mason Crossing',
    legalName: 'Mason Crossing, LLC',
    brand: 'KROGER',
    address: {
      addressLines: ['5100 Terra Firma Dr', 'Suite 2'],
      cityTown: 'Mason',
      stateProvince: 'OH',
      postalCode: '45040',
      county: 'Warren',
    },
    phone: '513-555-0134',
    timezone: 'America/New_York',
    location: { lat: 39.36, lng: -84.31 },
    distance: 1.5,
    isBenefitCode: true,
    licensureState: 'OH',
    clinicianName: 'Dana Whitfield',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    qualification: 'RDN, LD',
    description: 'Eats well.',
  };
  const stored = (): unknown => {
    const storage = tabStorage();
    const journey = openJourney(storage);
    journey.dispatch({ ...pick, provider: whole });
    journey.dispatch({ type: 'setFollowup', followup });
    journey.dispatch({ type: 'attempted', attempt });
    return JSON.parse(storage.getItem('stepwell.slot') ?? '');
  };
  const opened = (value: unknown) =>
    openJourney(tabStorage([['stepwell.slot', typeof value === 'string' ? value : JSON.stringify(value)]])).getState();

  it('is read when it is whole', () => {
    expect(opened(stored()).picked.provider).toEqual(whole);
  });

  it.each(['', '{', 'null', '[]', '1', '{}'])('starts anew from %j', (text) => {
    expect(opened(text).picked).toEqual({});
  });

  it('starts anew when any value in it has another type', () => {
    const paths = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]
        : [at];
    const replaced = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
      key === undefined || typeof value !== 'object' || value === null
        ? { wrong: true }
        : Array.isArray(value)
          ? value.map((inner, index) => (String(index) === key ? replaced(inner, rest) : inner))
          : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, k === key ? replaced(v, rest) : v]));
    for (const path of paths(stored()))
      expect([path.join('/'), opened(replaced(stored(), path)).picked]).toEqual([path.join('/'), {}]);
  });
});
