import { expect, it } from 'vitest';
import { licensureStates } from '../../../app/api/index.ts';
import { createAppServices } from '../../../app/shell/createAppServices.ts';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';
import { json } from '../api/fakeFetch.ts';

const deployment: Deployment = {
  environment: 'test',
  bannerName: 'frys',
  tenant: 'another',
  apiBaseUrl: 'https://api.example',
  contentBaseUrls: { api: '/api', file: '/file' },
  forceFetchFromAPI: [],
};

it('calls go where the deployment says, with its banner and tenant (API-1)', async () => {
  const sent: { readonly url: string; readonly headers: Headers }[] = [];
  const { api } = createAppServices(deployment, {
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers) });
      return json(500, {});
    },
    fetchDocument: async () => new Response('', { status: 404 }),
    storage: undefined,
    analytics: { report: () => undefined },
  });
  await licensureStates(api, 201);
  expect(sent.map(({ url }) => new URL(url).origin)).toEqual(['https://api.example']);
  expect(sent[0]?.headers.get('x-banner-name')).toBe('frys');
  expect(sent[0]?.headers.get('x-tenant')).toBe('another');
});
