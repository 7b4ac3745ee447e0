import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { AppWiringContext, useServices } from '../../../app/wiring/index.ts';
import { type Answer, hang, json } from '../api/fakeFetch.ts';
import { testWiring } from './testWiring.ts';

function Probe() {
  const { status, services, code } = useServices();
  return <output>{[status, services.length, code].join(' ')}</output>;
}

function open(answer: Answer) {
  const { wiring, reported, seen } = testWiring({ answer });
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppWiringContext value={wiring}>
        <Probe />
      </AppWiringContext>
    </SWRConfig>,
  );
  return { reported, seen, unmount };
}

it('a list that does not come is empty, and reported', async () => {
  const { reported } = open(() => json(503, {}));
  await screen.findByText('failed 0 503');
  expect(reported).toContainEqual(
    expect.objectContaining({
      type: 'customerError',
      endpoint: '/appointment-management/v1/services',
      responseCode: 503,
    }),
  );
});

it('a list that the guest does not wait for is not', async () => {
  const { reported, seen, unmount } = open(hang);
  await waitFor(() => expect(seen).toHaveLength(1));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reported).toEqual([]);
});
