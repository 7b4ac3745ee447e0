import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timeZoneValues } from '../../../../../app/content/documents/texts/timeZoneValues.ts';
import { useBookingFacts } from '../../../../../app/screens/booking/send/useBookingFacts.ts';
import { appointment, clinic } from '../../../journey/fixtures.ts';
import { renderScreen } from '../../../wiring/renderScreen.tsx';
import { testWiring } from '../../../wiring/testWiring.ts';

function Facts({ withCare }: { readonly withCare: boolean }) {
  return <p role="status">{JSON.stringify(useBookingFacts('IN_PERSON', withCare))}</p>;
}

/** The facts of a guest who came to the form at this address, once they are loaded. */
async function factsAt(address: string, withCare = false): Promise<unknown> {
  const { wiring } = testWiring({
    answer: () => new Response('', { status: 500 }),
    journey: { picked: { appointment: appointment(), provider: clinic } },
  });
  await wiring.content.loader.load(wiring.content.entry(timeZoneValues));
  renderScreen(wiring, [{ path: '/schedule', element: <Facts withCare={withCare} /> }], [address]);
  await screen.findByRole('status');
  // Documents that were already read are available in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

describe('what a booking takes from the journey', () => {
  it('is the flow, for a plain search', async () => {
    expect(await factsAt('/schedule')).toEqual({ flow: 'IN_PERSON', addPromotion: false, withCare: false });
  });

  it('has the promotion and the zone of the search', async () => {
    expect(await factsAt('/schedule?shouldAddPromotion=true&timeZone=America/Phoenix')).toEqual({
      flow: 'IN_PERSON',
      addPromotion: true,
      withCare: false,
      patientTimeZone: 'America/Phoenix',
    });
  });

  it.each([
    ['ET', 'America/New_York'],
    ['MST', 'America/Phoenix'],
    ['HT', 'Pacific/Honolulu'],
  ])('has the zone that a link names by its code: %s', async (code, zone) => {
    expect(await factsAt(`/schedule?timeZone=${code}`)).toMatchObject({ patientTimeZone: zone });
  });

  it.each(['XT', 'Eastern', 'Mars/Olympus', 'constructor', '+05:00'])('has no zone for %s', async (named) => {
    expect(await factsAt(`/schedule?timeZone=${encodeURIComponent(named)}`)).not.toHaveProperty('patientTimeZone');
  });

  it.each([true, false])('has the tag of the form: %s', async (asked) => {
    expect(await factsAt('/schedule', asked)).toMatchObject({ withCare: asked });
  });
});
