import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TimeSlotRow } from '../../../../../app/api/index.ts';
import { Locations } from '../../../../../app/screens/results/cards/Locations.tsx';
import type { FoundSlots } from '../../../../../app/screens/results/times/useSlotSearch.ts';
import { shippedResultsMessages } from '../../../../../schemas/generated/content/messages/results-messages.shipped.js';
import { json } from '../../../api/fakeFetch.ts';
import { renderScreen } from '../../../app-services/renderScreen.tsx';
import { testAppServices } from '../../../app-services/testAppServices.ts';

const days = [23, 24, 25, 26, 27].map((day) => `2026-11-${day}`);
const clock = ['09:00', '09:20', '09:40', '10:00', '10:20', '14:00'];

/** A place that tells when its card is rendered: nothing else asks whether it takes a benefit code. */
const placeThatTells = (number: number, onRender: (name: string) => void): TimeSlotRow => ({
  provider: {
    providerId: String(1_400_000 + number).padStart(8, '0'),
    businessName: 'tlc',
    vanityName: `Clinic ${number}`,
    address: { addressLines: [`${number} Main St`], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
    distance: number,
    timezone: 'America/New_York',
    get isBenefitCode() {
      onRender(`Clinic ${number}`);
      return false;
    },
  },
  services: [
    {
      id: 30,
      isAvailable: true,
      availability: days.map((date) => ({
        date,
        timeslots: clock.map((time) => ({ value: `${date} ${time}:00` })),
      })),
    },
  ],
});

const service = {
  id: 30,
  name: 'Sore Throat',
  category: 'Illnesses',
  groupOrder: 1,
  order: 1,
  maxDaysAhead: 14,
  businessNames: ['tlc'],
  onMenu: true,
  isVaccine: false,
  isCovidVaccine: false,
  leadTimeDays: 0,
} as const;

/** Shows twenty places with five days. Returns what tells whose cards something renders. */
function openTwenty(): (act: () => Promise<unknown>) => Promise<readonly string[]> {
  const rendered: string[] = [];
  const found: FoundSlots = {
    status: 'found',
    rows: Array.from({ length: 20 }, (_, index) => placeThatTells(index + 1, (name) => rendered.push(name))),
    window: {
      startDate: '2026-11-23',
      endDate: '2026-11-27',
      days: 5,
      firstDate: '2026-11-23',
      lastDate: '2026-11-27',
      maxDaysAhead: 14,
    },
    search: { services: [service], businessNames: ['tlc'], flow: 'IN_PERSON', namesState: false, needsCode: false },
    warnsOfLeadTime: false,
    benefitCode: 'none',
    hasMore: false,
    again: () => undefined,
  };
  const list = (
    <Locations
      found={found}
      messages={shippedResultsMessages.count.places}
      location="45040"
      page={1}
      onPage={() => undefined}
      handlers={{ reserve: () => new Promise(() => undefined), busy: false, onReserved: () => undefined }}
    />
  );
  renderScreen(testAppServices({ answer: () => json(200, {}) }).appServices, [{ path: '/', element: list }], ['/']);
  return async (act) => {
    rendered.length = 0;
    await act();
    return [...new Set(rendered)];
  };
}

const user = userEvent.setup();
const slot = (name: string) => screen.findByRole('radio', { name });

describe('the cards of twenty places with five days', () => {
  it('are those of one page', async () => {
    openTwenty();
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 2, name: '20 locations near 45040' })).toBeTruthy();
  });

  it('stay as they are when a time is picked, but for the times of one place', async () => {
    const cardsOf = openTwenty();
    const [first, other, last] = [
      await slot('9:20 AM, Monday, November 23, Clinic 2'),
      await slot('9:40 AM, Monday, November 23, Clinic 2'),
      await slot('9:00 AM, Monday, November 23, Clinic 4'),
    ];
    for (const time of [first, other, last]) {
      expect(await cardsOf(() => user.click(time))).toEqual([]);
      const picked = screen.getAllByRole('radio', { name: /November 23/, checked: true });
      expect(picked).toEqual([time]);
    }
  });

  it('are rendered again for another day', async () => {
    const cardsOf = openTwenty();
    await slot('9:20 AM, Monday, November 23, Clinic 2');
    const day = screen.getByRole('button', { name: /^Tue, Nov 24/ });
    expect(await cardsOf(() => user.click(day))).toHaveLength(5);
  });
});
