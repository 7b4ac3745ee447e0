import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { ContentProvider } from '#engine/react';
import { AppServicesContext, useServices } from '../../../app/app-services/index.ts';
import { type Answer, hang, json } from '../api/fakeFetch.ts';
import { service } from './listedServices.ts';
import { type TestAppServicesOptions, testAppServices } from './testAppServices.ts';

function Probe() {
  const { status, services, call } = useServices();
  const names = services.map(({ name, listedName = name }) => `${name} (${listedName})`);
  return <output>{[status, services.length, call?.status, ...names].join(' ')}</output>;
}

function open(answer: Answer, content: TestAppServicesOptions['content'] = () => undefined) {
  const { appServices, reported, seen } = testAppServices({ answer, content });
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppServicesContext value={appServices}>
        <ContentProvider loader={appServices.content.loader}>
          <Probe />
        </ContentProvider>
      </AppServicesContext>
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

const soreThroat = () => json(200, { data: { services: [service(30, 'Sore Throat', 'Illnesses')] } });

it.each([
  [
    'renames',
    JSON.stringify({ names: [{ serviceIds: [30], name: 'A sore throat' }], patterns: [] }),
    'A sore throat (Sore Throat)',
  ],
  ['cannot rename, being broken,', '{', 'Sore Throat (Sore Throat)'],
])('a list is one of services that content %s', async (_does, text, named) => {
  open(soreThroat, (path) => (path.startsWith('service-name-mapper/') ? new Response(text) : undefined));
  await screen.findByText(`ready 1 ${named}`);
});
