import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vaccineRules } from '../../../../../app/content/generated/settings/vaccineRules.ts';
import { timeZoneValues } from '../../../../../app/content/generated/texts/timeZoneValues.ts';
import type { FlowName, JourneyState } from '../../../../../app/journey/index.ts';
import { useBookingFacts } from '../../../../../app/screens/booking/intake/useIntake.ts';
import { renderScreen } from '../../../app-services/renderScreen.tsx';
import { testAppServices } from '../../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../../journey/fixtures.ts';

interface FactsProps {
  readonly withCare: boolean;
  readonly flow?: FlowName;
}

function Facts({ withCare, flow = 'IN_PERSON' }: FactsProps) {
  return <p role="status">{JSON.stringify(useBookingFacts(flow, withCare))}</p>;
}

/** The facts of a guest who came to the form at this address, once they are loaded. */
async function factsAt(
  address: string,
  withCare = false,
  vaccines?: readonly number[],
  journey: Partial<JourneyState> = {},
): Promise<unknown> {
  const { appServices } = testAppServices({
    answer: () => new Response('', { status: 500 }),
    journey: {
      picked: {
        appointment: appointment(vaccines && { services: vaccines.map((id) => ({ id, name: `Vaccine ${id}` })) }),
        provider: clinic,
      },
      ...journey,
    },
  });
  await appServices.content.loader.load(appServices.content.entry(timeZoneValues));
  await appServices.content.loader.load(appServices.content.entry(vaccineRules));
  const facts = <Facts withCare={withCare} {...(vaccines && { flow: 'EVERYDAY_VACCINE' })} />;
  renderScreen(appServices, [{ path: '/schedule', element: facts }], [address]);
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

  it('has no promotion that the guest has taken out again', async () => {
    const facts = await factsAt('/schedule?shouldAddPromotion=true', false, undefined, { withoutPromotion: true });
    expect(facts).toMatchObject({ addPromotion: false });
  });

  it.each([
    [[102, 103], true],
    [[102, 103, 106], false],
  ])('adds the promoted vaccine to %j: %s', async (vaccines, addPromotion) => {
    expect(await factsAt('/schedule?shouldAddPromotion=true', false, vaccines)).toMatchObject({ addPromotion });
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
