import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import { batchMs, batchSize, mostFailures } from '../../../app/analytics/createBatcher.ts';
import { openBeacon } from '../../../app/analytics/openBeacon.ts';
import {
  type AnalyticsRecord,
  checkCollectEventsRequest,
} from '../../../schemas/generated/api/analytics/collect-events/request.js';
import { deployment } from './deployment.ts';

const event: AnalyticsEvent = { type: 'navigation', screen: 'main' };

const isVisible = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  isVisible.mockReturnValue('visible');
});
afterEach(() => {
  // Empties the beacons of this test, which go on listening.
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a beacon whose collector answers as `answer` does. */
function open(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  const sink = openBeacon({ sink: 'beacon', url: '/analytics/v1/events' }, deployment);
  const take = (count: number) => {
    for (let taken = 0; taken < count; taken += 1) sink(event, 1234);
  };
  const readSequences = () =>
    sent.map(({ init }) => JSON.parse(String(init.body)).events.map((each: AnalyticsRecord) => each.sequence));
  return { sink, take, sent, readSequences };
}

describe('the beacon', () => {
  it('sends a batch after its time, with nothing that tells guests apart', () => {
    const { take, sent } = open();
    take(2);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(batchMs);
    expect(sent).toEqual([
      {
        url: '/analytics/v1/events',
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-banner-name': 'kroger', 'x-tenant': 'clinic' },
          body: JSON.stringify({
            events: [
              { sequence: 1, elapsedMs: 1200, event },
              { sequence: 2, elapsedMs: 1200, event },
            ],
          }),
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          redirect: 'error',
          priority: 'low',
          signal: expect.any(AbortSignal),
        },
      },
    ]);
  });

  it('says of a page that is open for weeks only that it is open for more than one', () => {
    const { sink, sent } = open();
    sink(event, 2_000_000_000);
    vi.advanceTimersByTime(batchMs);
    expect(checkCollectEventsRequest(JSON.parse(String(sent[0]?.init.body)))).toBe(true);
  });

  it('sends a full batch at once', () => {
    const { take, readSequences } = open();
    take(batchSize + 1);
    expect(readSequences()).toEqual([Array.from({ length: batchSize }, (_, index) => index + 1)]);
  });

  it('sends what is left when the guest leaves', () => {
    const { take, readSequences } = open();
    take(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(readSequences()).toEqual([[1]]);
  });

  it('sends what is left when the page is hidden, and what comes after that at once', () => {
    const { take, readSequences } = open();
    take(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readSequences()).toEqual([]);
    isVisible.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    take(1);
    expect(readSequences()).toEqual([[1], [2]]);
  });

  it.each([
    ['refuses', async () => new Response('', { status: 400 })],
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives up a collector that %s, without a sound', async (_what, answer) => {
    const logged = vi.spyOn(console, 'error');
    const { take, sent } = open(answer);
    for (let batch = 0; batch < 10; batch += 1) {
      take(1);
      await vi.advanceTimersByTimeAsync(batchMs);
    }
    expect(sent).toHaveLength(mostFailures);
    expect(logged).not.toHaveBeenCalled();
  });
});
