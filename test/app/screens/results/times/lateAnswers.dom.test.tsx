import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { ContentProvider } from '#engine/react';
import { AppServicesContext } from '../../../../../app/app-services/index.ts';
import { type CompleteCriteria, noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { useSlotSearch } from '../../../../../app/screens/results/times/useSlotSearch.ts';
import { json } from '../../../api/fakeFetch.ts';
import { listedServices } from '../../../app-services/listedServices.ts';
import { testAppServices } from '../../../app-services/testAppServices.ts';
import { row } from '../rows.ts';

/** A search that the server has received but not answered. */
interface Asked {
  readonly place: string;
  /** Counted from 1. */
  readonly number: number;
  readonly answer: () => void;
}

type Step = { readonly go: string } | { readonly answer: number };

const places = ['45040', '60601', '80202'] as const;
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.constantFrom(...places).map((go) => ({ go })),
    fc.nat(9).map((answer) => ({ answer })),
  ),
  { minLength: 3, maxLength: 14 },
);

/** Shows which search its result belongs to. */
function Probe({ criteria }: { readonly criteria: CompleteCriteria }) {
  const search = useSlotSearch(criteria);
  return <output>{search.status === 'found' ? search.rows[0]?.provider.vanityName : search.status}</output>;
}

const buildCriteria = (location: string): CompleteCriteria => ({
  ...noCriteria,
  type: 'Sore Throat',
  location,
  date: '2026-11-23',
  serviceIds: [30],
});
const untilNextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const shown = () => screen.getByRole('status').textContent ?? '';

async function walk(schedule: readonly Step[]): Promise<void> {
  const all: Asked[] = [];
  const waiting: Asked[] = [];
  const { appServices } = testAppServices({
    answer: ({ url }) => {
      if (url.includes('/v1/services')) return listedServices();
      const place = new URLSearchParams(url.split('?')[1]).get('filter.freeFormAddress') ?? '';
      const number = all.length + 1;
      return new Promise((resolve) => {
        const one = row(1, { '2026-11-23': ['09:00'] });
        const named = { ...one, provider: { ...one.provider, vanityName: `${place} #${number}` } };
        const answer = () => resolve(json(200, { data: { appointmentTimeSlots: [named] } }));
        const asked = { place, number, answer };
        all.push(asked);
        waiting.push(asked);
      });
    },
  });
  const page = (place: string) => (
    <SWRConfig value={{ provider: () => cache }}>
      <AppServicesContext value={appServices}>
        <ContentProvider loader={appServices.content.loader}>
          <Probe criteria={buildCriteria(place)} />
        </ContentProvider>
      </AppServicesContext>
    </SWRConfig>
  );
  const cache = new Map();
  let current: string = places[0];
  const { rerender } = render(page(current));
  await waitFor(() => expect(all).toHaveLength(1));
  const answered = new Set<number>();
  for (const step of schedule) {
    if ('go' in step) {
      current = step.go;
      rerender(page(current));
    } else {
      const [asked] = waiting.splice(step.answer % Math.max(1, waiting.length), 1);
      asked?.answer();
      if (asked) answered.add(asked.number);
    }
    await untilNextTask();
    await waitFor(() => expect(all.at(-1)?.place).toBe(current));
    const newest = all.length;
    // Shows the answer to the newest search once it is there; until then it is loading, or shows an earlier answer to
    // exactly the same search.
    if (answered.has(newest)) await waitFor(() => expect(shown()).toBe(`${current} #${newest}`));
    else expect(shown() === 'loading' || shown().startsWith(`${current} #`), `${current}: ${shown()}`).toBe(true);
  }
}

it('a slot search answered late or out of order never takes the place of a newer one', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (schedule) => {
      try {
        await walk(schedule);
      } finally {
        cleanup();
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
