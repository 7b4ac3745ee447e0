import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnalyticsEvent, customerError } from '../../../app/analytics/Analytics.ts';
import { createAnalytics } from '../../../app/analytics/createAnalytics.ts';
import { isPrivate } from '../../../app/analytics/privateAddress.ts';
import { privateParameters } from '../../../app/journey/search/criteriaFromQuery.ts';
import type { DeploymentAnalytics } from '../../../schemas/generated/api/deployment/analytics.js';
import { deployment } from './deployment.ts';

const script = 'https://tags.example.com/manager.js';
const dataLayer = { sink: 'dataLayer', array: 'testLayer', script } as const;
const beacon = { sink: 'beacon', url: '/analytics/v1/events' } as const;
const main: AnalyticsEvent = { type: 'navigation', screen: 'main' };
const started: AnalyticsEvent = { type: 'startFlow', flow: 'DIETITIAN' };

const create = (analytics: DeploymentAnalytics | object | undefined) =>
  createAnalytics({ ...deployment, ...(analytics && { analytics: { ...analytics } }) });

/** Changes the address of the page. */
const goTo = (path: string) => history.replaceState(null, '', path);
const link = '/health-services/scheduler/cancel/the-id/the-code';

const listScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const readLayer = (): unknown => Reflect.get(window, 'testLayer');

/** Waits until whatever was going to be loaded is there. */
const settle = () =>
  vi
    .waitFor(() => import('../../../app/analytics/openSink.ts'))
    .then(() => new Promise((resolve) => setTimeout(resolve)));

let fetched: ReturnType<typeof vi.fn>;
beforeEach(() => {
  goTo('/health-services/scheduler');
  fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const element of document.querySelectorAll('script')) element.remove();
  Reflect.deleteProperty(window, 'testLayer');
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    for (const owner of [navigator, window]) Reflect.deleteProperty(owner, name);
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

  it('leaves out what has more than names, numbers and the fixed words for an unknown error, and takes the rest', async () => {
    const { report } = create(dataLayer);
    for (const keyword of ['These two differ.', 'k'.repeat(101), 'required'])
      report({ type: 'constraintError', stepId: 'patientDetails', keyword });
    report({ type: 'customerError', endpoint: '/v1/x?code=7', responseCode: 404, description: 'client' });
    const { type: _type, ...unknown } = customerError();
    report(customerError());
    report(main);
    await vi.waitFor(() =>
      expect(readLayer()).toEqual([
        { event: 'constraintError', stepId: 'patientDetails', keyword: 'required' },
        { event: 'customerError', ...unknown },
        { event: 'navigation', screen: 'main' },
      ]),
    );
  });

  it('comes after the page itself', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    create(dataLayer).report(main);
    await settle();
    expect(listScripts()).toEqual([]);
    readyState.mockRestore();
    window.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(listScripts()).toEqual([script]));
  });

  it('keeps its errors to itself', async () => {
    const errors: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task();
      } catch (error) {
        errors.push(error);
      }
    });
    const push = () => {
      throw new Error('of a tag');
    };
    Reflect.set(window, 'testLayer', Object.assign([], { push }));
    const { report } = create(dataLayer);
    report(main);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    report(started);
    expect(errors).toHaveLength(2);
  });

  it('takes the array that is there already', async () => {
    const own: unknown[] = [{ event: 'own' }];
    Reflect.set(window, 'testLayer', own);
    create(dataLayer).report(main);
    await vi.waitFor(() => expect(own).toEqual([{ event: 'own' }, { event: 'navigation', screen: 'main' }]));
  });

  it.each([
    link,
    `${link}/`,
    `${link}/more`,
    '/Health-Services/Scheduler/CANCEL/the-id/the-code',
    `/${encodeURIComponent(link)}`,
    `/${encodeURIComponent(encodeURIComponent(link))}`,
    '/health-services/scheduler/%63ancel/the-id/the-code',
    '/health-services/scheduler/%2563anc%65l/the-id/the-code',
    '/health-services/scheduler/cancel%2Fthe-id/the-code',
    '/health-services/scheduler%2Fcancel%2Fthe-id/the-code',
    '/health-services/scheduler/cancel;/the-id/the-code',
    '/health-services/scheduler/cancel%20/the-id/the-code',
    '/health-services/scheduler/cancel%E2%80%8B/the-id/the-code%zz',
    '/health-services/scheduler/cancel?the-id/the-code',
    `/health-services/scheduler?next=${encodeURIComponent(link)}`,
    `/health-services/scheduler?referrer=${encodeURIComponent(link.replace('cancel', '%63ancel'))}`,
    '/health-services/scheduler?benefitCode=CARE2027',
    '/health-services/scheduler?location=45202&medicaid=1',
    '/health-services/scheduler?benefit%43ode=CARE2027',
    '/health-services/scheduler?%6dedicaid=true',
    '/health-services/scheduler?BenefitCode=CARE2027',
    '/health-services/scheduler?a=1&amp;benefitCode=CARE2027',
    `/health-services/scheduler?next=${encodeURIComponent('/health-services/scheduler?benefitCode=CARE2027')}`,
  ])('loads no script into a page that was opened at %s, however long it stays', async (address) => {
    goTo(address);
    const { report } = create(dataLayer);
    goTo('/health-services/scheduler');
    for (const event of [main, started]) {
      report(event);
      await settle();
    }
    expect([listScripts(), readLayer()]).toEqual([[], undefined]);
  });

  it.each(privateParameters)('keeps its script away from an address with %s, as the app does', (name) => {
    expect(isPrivate(`https://clinic.example/health-services/scheduler?${name}=x`)).toBe(true);
  });

  it.each(['', '/canceled', '/canceled?from=mail', '/benefit-codes', '?location=45202&type=10%25'])(
    'does not keep it away from the page %j',
    (page) => {
      expect(isPrivate(`https://clinic.example/health-services/scheduler${page}`)).toBe(false);
    },
  );

  it.each(['history', 'queueMicrotask', 'Array', 'name', '__proto__', 'takenLayer'])(
    'leaves %s as it is, which the window has for something else',
    async (array) => {
      vi.stubGlobal('takenLayer', () => undefined);
      const before: unknown = Reflect.get(window, array);
      create({ ...dataLayer, array }).report(main);
      await settle();
      expect(Reflect.get(window, array)).toBe(before);
      expect(listScripts()).toEqual([]);
    },
  );
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

  it.each<[string, 'navigator' | 'window', unknown]>([
    ['doNotTrack', 'navigator', '1'],
    ['doNotTrack', 'navigator', 'yes'],
    ['doNotTrack', 'window', '1'],
    ['globalPrivacyControl', 'navigator', true],
  ])('to a browser with %s of %s: %s', async (name, owner, value) => {
    Object.defineProperty(window[owner], name, { value, configurable: true });
    for (const analytics of [beacon, dataLayer]) create(analytics).report(main);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect([listScripts(), fetched.mock.calls, readLayer()]).toEqual([[], [], undefined]);
  });

  it.each([
    ['doNotTrack', '0'],
    ['globalPrivacyControl', false],
  ])('unless the browser has %s, but says %s by it, so that the test above can fail', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    create(dataLayer).report(main);
    await vi.waitFor(() => expect(readLayer()).toHaveLength(1));
  });

  it('when the code of the sink fails to load, without an error', async () => {
    const chunks = document.createElement('script');
    chunks.id = 'stepwell-chunks';
    chunks.type = 'application/json';
    chunks.textContent = '{"analytics/openSink.ts":"assets/openSink.js"}';
    document.head.append(chunks);
    fetched.mockResolvedValue(new Response('', { status: 503 }));
    const { report } = create(dataLayer);
    report(main);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await settle();
    report(started);
    await settle();
    chunks.remove();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([listScripts(), readLayer()]).toEqual([[], undefined]);
  });

  it('from the page of a link to cancel, nor kept for later', async () => {
    const { report } = create(dataLayer);
    for (const address of [link, `/${encodeURIComponent(link)}`]) {
      goTo(address);
      report(main);
    }
    goTo('/health-services/scheduler/canceled');
    report(started);
    await vi.waitFor(() => expect(readLayer()).toEqual([{ event: 'startFlow', flow: 'DIETITIAN' }]));
  });
});

describe('a page that is left', () => {
  const failed: AnalyticsEvent = { type: 'customerError', endpoint: '/v1/x', responseCode: -1, description: 'network' };
  const abandoned: AnalyticsEvent = { type: 'formAbandonment', stepId: 'patientDetails' };
  const types = () => {
    const layer = readLayer();
    return Array.isArray(layer) ? layer.map(({ event }) => event) : layer;
  };

  it.each(['beforeunload', 'pagehide'])(
    'tells from %s on what the guest did, and not what failed by it',
    async (name) => {
      const { report } = create(dataLayer);
      window.dispatchEvent(new Event(name));
      for (const event of [failed, { type: 'alert', alert: 'servicesFailed' } as const, abandoned]) report(event);
      await vi.waitFor(() => expect(types()).toEqual(['formAbandonment']));
    },
  );

  it.each(['pageshow', 'pointerdown', 'keydown'])(
    'tells of failures again once %s shows that the guest is there',
    async (name) => {
      const { report } = create(dataLayer);
      for (const each of ['beforeunload', name]) window.dispatchEvent(new Event(each));
      report(failed);
      await vi.waitFor(() => expect(types()).toEqual(['customerError']));
    },
  );
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
