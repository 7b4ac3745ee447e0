import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suggestAddresses } from '../../../app/api/index.ts';
import { AppServicesContext } from '../../../app/app-services/index.ts';
import { useSuggestions } from '../../../app/places/useSuggestions.ts';
import { json } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';

function Probe({ typed }: { readonly typed: string }) {
  return <output>{useSuggestions(typed, suggestAddresses).labels.join()}</output>;
}

/** The texts of the field, and how long each stays unchanged. */
const strokes = fc.array(
  fc.record({
    text: fc.constantFrom('', 'Ci', 'Cin', 'Cinc', 'Cinc ', '4520', '45202'),
    stays: fc.integer({ min: 0, max: 1200 }),
  }),
  { minLength: 1, maxLength: 12 },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function typeAll(schedule: readonly { readonly text: string; readonly stays: number }[]) {
  const { appServices, seen } = testAppServices({ answer: () => json(200, { data: { similarAddresses: [] } }) });
  const field = (text: string) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppServicesContext value={appServices}>
        <Probe typed={text} />
      </AppServicesContext>
    </SWRConfig>
  );
  const { rerender, unmount } = render(field(''));
  for (const { text, stays } of schedule) {
    rerender(field(text));
    await act(() => vi.advanceTimersByTimeAsync(stays));
  }
  unmount();
  return seen.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('filter.freeFormAddress'));
}

/** The texts that stayed in the field for a whole pause and are long enough to ask for. */
function findPauses(schedule: readonly { readonly text: string; readonly stays: number }[]): readonly string[] {
  const pauses: string[] = [];
  let [text, stood] = ['', 0];
  for (const stroke of schedule) {
    if (stroke.text !== text) [text, stood] = [stroke.text, 0];
    const before = stood;
    stood += stroke.stays;
    if (before < 500 && stood >= 500 && !['', 'Ci', '4520'].includes(text)) pauses.push(text.trim());
  }
  return pauses;
}

describe('useSuggestions', () => {
  it('asks exactly once per pause of 500 ms, whatever is typed when', async () => {
    await fc.assert(
      fc.asyncProperty(strokes, async (schedule) => {
        expect(await typeAll(schedule)).toEqual(findPauses(schedule));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    [499, []],
    [500, ['Cinc']],
  ])('after %i ms has asked %j', async (stays, asked) => {
    expect(await typeAll([{ text: 'Cinc', stays }])).toEqual(asked);
  });

  it('makes a text that comes back wait like a new one', async () => {
    const schedule = [
      { text: 'Cinc', stays: 600 },
      { text: 'Cinci', stays: 100 },
      { text: 'Cinc', stays: 100 },
    ];
    expect(await typeAll(schedule)).toEqual(['Cinc']);
  });
});
