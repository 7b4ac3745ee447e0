import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import { type AddressPrivacy, createAnalytics } from '../../../app/analytics/createAnalytics.ts';
import type { DeploymentAnalytics } from '../../../schemas/generated/api/deployment/analytics.js';
import { deployment } from './deployment.ts';

const script = 'https://tags.example.com/manager.js';
const dataLayer = { sink: 'dataLayer', array: 'testLayer', script } as const;
const beacon = { sink: 'beacon', url: '/analytics/v1/events' } as const;
const main: AnalyticsEvent = { type: 'navigation', screen: 'main' };
const started: AnalyticsEvent = { type: 'startFlow', flow: 'DIETITIAN' };
const open: AddressPrivacy = { isSilent: () => false, wasPrivate: false };

const create = (analytics: DeploymentAnalytics | object | undefined, address = open) =>
  createAnalytics({ ...deployment, ...(analytics && { analytics }) }, address);

const listScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const readLayer = (): unknown => Reflect.get(window, 'testLayer');

/** Waits until whatever was going to be loaded is there. */
const settle = () =>
  vi
    .waitFor(() => import('../../../app/analytics/openSink.ts'))
    .then(() => new Promise((resolve) => setTimeout(resolve)));

let fetched: ReturnType<typeof vi.fn>;
beforeEach(() => {
  fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const element of document.querySelectorAll('script')) element.remove();
  Reflect.deleteProperty(window, 'testLayer');
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

describe('with a tag manager', () => {
  it('loads its script once, and pushes the events that waited and those that follow, in order', async () => {
    const { report } = create(dataLayer);
    report(main);
    expect(listScripts()).toEqual([]);
    report(started);
    await vi.waitFor(() => expect(readLayer()).toHaveLength(2));
    report({ type: 'completeFlow', flow: 'DIETITIAN' });
    await vi.waitFor(() => expect(readLayer()).toHaveLength(3));

    expect(listScripts()).toEqual([script]);
    expect(readLayer()).toEqual([
      { event: 'navigation', screen: 'main' },
      { event: 'startFlow', flow: 'DIETITIAN' },
      { event: 'completeFlow', flow: 'DIETITIAN' },
    ]);
  });

  it('takes the array that is there already', async () => {
    const own: unknown[] = [{ event: 'own' }];
    Reflect.set(window, 'testLayer', own);
    create(dataLayer).report(main);
    await vi.waitFor(() => expect(own).toEqual([{ event: 'own' }, { event: 'navigation', screen: 'main' }]));
  });

  it('loads no script into a page that was opened at a private address, however long it stays', async () => {
    const { report } = create(dataLayer, { isSilent: () => false, wasPrivate: true });
    report(main);
    await settle();
    report(started);
    await settle();
    expect([listScripts(), readLayer()]).toEqual([[], undefined]);
  });
});

describe('nothing is reported', () => {
  it.each<[string, DeploymentAnalytics | object | undefined]>([
    ['without a sink', undefined],
    ['where the sink is none', { sink: 'none' }],
    ['where the settings name an unknown sink', { sink: 'pigeon' }],
    ['where the settings lack an address', { sink: 'beacon' }],
  ])('%s', async (_why, analytics) => {
    const { report } = create(analytics);
    report(main);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect([listScripts(), fetched.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('to a browser with %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    for (const analytics of [beacon, dataLayer]) create(analytics).report(main);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect([listScripts(), fetched.mock.calls, readLayer()]).toEqual([[], [], undefined]);
  });

  it.each([
    ['doNotTrack', '0'],
    ['globalPrivacyControl', false],
  ])('less where %s is %s, so that the test above can fail', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    create(dataLayer).report(main);
    await vi.waitFor(() => expect(readLayer()).toHaveLength(1));
  });

  it('from a silent address, nor kept for later', async () => {
    let isSilent = true;
    const { report } = create(dataLayer, { isSilent: () => isSilent, wasPrivate: false });
    report(main);
    isSilent = false;
    report(started);
    await vi.waitFor(() => expect(readLayer()).toEqual([{ event: 'startFlow', flow: 'DIETITIAN' }]));
  });
});

describe('with a collector', () => {
  it('numbers the events, and says only how long after the load of the page each happened', async () => {
    const { report } = create(beacon);
    report(main);
    report(started);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const [url, { body }] = fetched.mock.calls.at(-1) ?? [];
    expect(url).toBe(beacon.url);
    expect(JSON.parse(body)).toEqual({
      events: [main, started].map((event, index) => ({
        sequence: index + 1,
        elapsedMs: expect.toSatisfy((elapsed: number) => elapsed >= 0 && elapsed % 100 === 0),
        event,
      })),
    });
  });

  it('keeps only so many events while its code is on its way', async () => {
    const { report } = create(beacon);
    for (let count = 0; count < 150; count += 1) report(main);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const sent = fetched.mock.calls.flatMap(([, { body }]) => JSON.parse(body).events);
    expect(sent.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});
