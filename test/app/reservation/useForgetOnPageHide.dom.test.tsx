import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { AppServicesContext } from '../../../app/app-services/index.ts';
import type { JourneyState } from '../../../app/journey/index.ts';
import { useForgetOnPageHide, useReleaseOnEntry } from '../../../app/reservation/index.ts';
import { json } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';
import { appointment, clinic, followup, reservation } from '../journey/fixtures.ts';

const journey: JourneyState = {
  flow: { name: 'IN_PERSON', step: 3 },
  picked: {
    appointment: appointment({ slotReservation: reservation('r-1') }),
    followup: { ...followup, slotReservation: reservation('r-2') },
    provider: clinic,
  },
  intake: {
    answers: { who: { name: { firstName: 'Ada' } } },
    filled: {},
    position: { step: 'who', page: 'name' },
    phase: 'editing',
    completed: [],
    verified: [],
    attempted: [],
    refusals: 0,
  },
};
const released = () => json(200, { data: { appointmentReservations: { reservationCode: 'r' } } });

function open(useHook: () => void) {
  const test = testAppServices({ answer: released, journey });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppServicesContext value={test.appServices}>{children}</AppServicesContext>
  );
  const { unmount } = renderHook(useHook, { wrapper });
  return { ...test, unmount };
}

describe('leaving the page', () => {
  it('releases both reservations and forgets the person, but not the slot', () => {
    const { appServices, seen } = open(useForgetOnPageHide);
    window.dispatchEvent(new Event('pagehide'));
    expect(seen.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)).toEqual(['DELETE r-1', 'DELETE r-2']);
    expect(appServices.journey.getState()).toEqual({
      flow: journey.flow,
      picked: { appointment: appointment(), followup, provider: clinic },
      answersGone: true,
    });
  });

  it('is watched only while the app is there', () => {
    const { appServices, seen, unmount } = open(useForgetOnPageHide);
    unmount();
    window.dispatchEvent(new Event('pagehide'));
    expect(seen).toEqual([]);
    expect(appServices.journey.getState()).toBe(appServices.journey.getInitialState());
  });
});

/** A screen that starts a new search. */
function Entered() {
  useReleaseOnEntry();
  return null;
}

describe('entering the search', () => {
  it('releases what is reserved, and keeps the answers for the next slot', () => {
    const { appServices, seen } = open(useReleaseOnEntry);
    expect(seen).toHaveLength(2);
    expect(appServices.journey.getState()).toEqual({ flow: journey.flow, picked: {}, intake: journey.intake });
  });

  it('does so together with the page, so that Back at once finds nothing either', () => {
    const { appServices } = testAppServices({ answer: released, journey });
    const root = createRoot(document.createElement('div'));
    root.render(
      <AppServicesContext value={appServices}>
        <Entered />
      </AppServicesContext>,
    );
    expect(appServices.journey.getState().picked).toEqual({});
    root.unmount();
  });
});
