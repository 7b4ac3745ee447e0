import { describe, expect, it } from 'vitest';
import { openContent, openMessages } from '../../../app/content/openContent.ts';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';
import { shippedAppSettings } from '../../../schemas/generated/content/settings/app-settings.shipped.js';

/** The store of a deployment whose content API answers with these documents, by their names; all others ship empty. */
function openWith(live: Readonly<Record<string, unknown>>) {
  const deployment: Deployment = {
    environment: 'test',
    bannerName: 'thelittleclinic',
    tenant: 'thelittleclinic',
    apiBaseUrl: '',
    contentBaseUrls: { api: '/live', file: '/shipped' },
    forceFetchFromAPI: ['*'],
  };
  const fetch = async (url: string): Promise<Response> => {
    const name = url.replace(/.*\//, '').replace('.json', '');
    const shipped = name === 'app-settings' ? shippedAppSettings : {};
    return Response.json(url.startsWith('/live') ? live[name] : shipped);
  };
  return openMessages(openContent({ deployment, fetch }));
}

describe('the messages and settings of a deployment', () => {
  it('are those of its content API', async () => {
    const settings = { ...shippedAppSettings, maxResults: 50 };
    const store = openWith({ 'app-settings': settings, 'search-messages': { submit: 'Go' } });
    await store.load(['app-settings', 'search-messages']);
    expect(store.readSettings()).toEqual(settings);
    expect(store.read('search-messages')).toEqual({ submit: 'Go' });
  });

  it('are the shipped settings where one number is out of its bounds, as for any broken document', async () => {
    const store = openWith({ 'app-settings': { ...shippedAppSettings, maxResults: 51, timesAtFirst: 8 } });
    await store.load(['app-settings']);
    expect(store.readSettings()).toEqual(shippedAppSettings);
  });

  it('are the shipped messages where the document is no object', async () => {
    const store = openWith({ 'search-messages': ['Go'] });
    await store.load(['search-messages']);
    expect(store.read('search-messages')).toEqual({});
  });
});
