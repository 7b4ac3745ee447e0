import { describe, expect, it } from 'vitest';
import { contentSources } from '../../../app/content/contentSources.ts';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';

const deployment: Deployment = {
  environment: 'test',
  bannerName: 'kroger',
  tenant: 'thelittleclinic',
  apiBaseUrl: 'https://api.example.com',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: [],
};

function sourcesAnswering(reply: () => Response, changes: Partial<Deployment> = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const sources = contentSources({ ...deployment, ...changes }, async (url, init) => {
    asked.push({ url, init });
    return reply();
  });
  const source = (id: string) => {
    const found = sources.find((each) => each.id === id);
    if (!found) throw new Error(`no source ${id}`);
    return found;
  };
  return { asked, source };
}

const { signal } = new AbortController();

describe('content sources', () => {
  it('read files beside the app', async () => {
    const { asked, source } = sourcesAnswering(() => new Response('{"a":1}'));
    expect(await source('file').fetch('notes-data/x.json', signal)).toEqual({ ok: true, text: '{"a":1}' });
    expect(asked.map(({ url }) => url)).toEqual(['/content-files/objects/notes-data/x.json']);
  });

  it.each(['api', 'file'])('give up on a silent source (%s), so that the next one is asked', async (id) => {
    const silent = contentSources(
      deployment,
      (_, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      20,
    );
    const source = silent.find((each) => each.id === id);
    await expect(source?.fetch('x.json', signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('ask the content API anew, with banner and tenant', async () => {
    const { asked, source } = sourcesAnswering(() => new Response('{}'));
    await source('api').fetch('x.json', signal);
    expect(asked).toEqual([
      {
        url: 'https://api.example.com/content/v2/objects/x.json',
        init: {
          signal: expect.any(AbortSignal),
          headers: { accept: 'application/json', 'x-banner-name': 'kroger', 'x-tenant': 'thelittleclinic' },
          credentials: 'include',
          cache: 'no-cache',
        },
      },
    ]);
  });

  it('take a whole address of the content API as it is', async () => {
    const contentBaseUrls = { ...deployment.contentBaseUrls, api: 'https://content.example.com/objects' };
    const { asked, source } = sourcesAnswering(() => new Response('{}'), { contentBaseUrls });
    await source('api').fetch('x.json', signal);
    expect(asked.map(({ url }) => url)).toEqual(['https://content.example.com/objects/x.json']);
  });

  it.each([404, 500, 503])('give the status %d of a failure', async (status) => {
    const { source } = sourcesAnswering(() => new Response('no', { status }));
    expect(await source('api').fetch('x.json', signal)).toEqual({ ok: false, status });
  });
});
