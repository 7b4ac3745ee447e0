import { describe, expect, it } from 'vitest';
import { openJourney } from '../../../../app/journey/index.ts';
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

  it('keeps which prescreens led to which services, and nothing that was answered there', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch({ type: 'prescreened', prescreen: { key: 'vaccines/101' } });
    before.dispatch({
      type: 'answeredBefore',
      prescreened: { type: 'vaccines', serviceIds: [101] },
      priorAnswers: { hadReaction: 'canary-answer' },
      forwarded: { serviceIds: [101], payload: { questionnaire: { additional: { pet: 'canary-pet' } } } },
    });
    before.dispatch({ type: 'forgetPerson' });
    expect(storage.text()).not.toContain('canary');
    expect(openJourney(storage).getState()).toMatchObject({
      prescreened: [{ type: 'vaccines', serviceIds: [101] }],
    });
  });

  it.each(['{', '7', '[{"type":"vaccines"}]', '[{"type":"vaccines","serviceIds":["101"]}]', '[null]'])(
    'knows no prescreen by a text that it did not write: %s',
    (text) => {
      expect(openJourney(tabStorage([['stepwell.prescreens', text]])).getState().prescreened).toBeUndefined();
    },
  );

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

  it('knows that the promoted vaccine was taken out, until the next search', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch(pick);
    before.dispatch({ type: 'removePromotion' });
    before.dispatch({ type: 'forgetPerson' });
    const after = openJourney(storage);
    expect(after.getState().withoutPromotion).toBe(true);
    after.dispatch({ type: 'searched' });
    expect(after.getState()).not.toHaveProperty('withoutPromotion');
    expect(openJourney(storage).getState()).not.toHaveProperty('withoutPromotion');
  });

  it('knows which prescreen was begun when the page was left, until it is finished', () => {
    const storage = tabStorage();
    const before = openJourney(storage);
    before.dispatch({ type: 'prescreened', prescreen: { key: 'physicals/61' } });
    expect(storage.length).toBe(0);
    before.dispatch({ type: 'forgetPerson', unasked: true });
    before.dispatch({ type: 'forgetPerson', unasked: true });
    const after = openJourney(storage);
    expect(after.getState().prescreenGone).toBe('physicals/61');
    after.dispatch(pick);
    expect(openJourney(storage).getState()).toMatchObject({
      prescreenGone: 'physicals/61',
      picked: { provider: clinic },
    });
    after.dispatch({ type: 'clearAppointment' });
    after.dispatch({
      type: 'answeredBefore',
      prescreened: { type: 'physicals', serviceIds: [61] },
      priorAnswers: {},
    });
    expect(openJourney(storage).getState().prescreenGone).toBeUndefined();
  });

  it.each([
    ['the guest has chosen to leave', [{ type: 'forgetPerson' }]],
    ['another search has begun', [{ type: 'forgetPerson', unasked: true }, { type: 'searched' }]],
  ] as const)('knows nothing of a prescreen where %s', (_what, actions) => {
    const journey = openJourney(undefined);
    journey.dispatch({ type: 'prescreened', prescreen: { key: 'physicals/61' } });
    for (const action of actions) journey.dispatch(action);
    expect(journey.getState()).not.toHaveProperty('prescreenGone');
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
