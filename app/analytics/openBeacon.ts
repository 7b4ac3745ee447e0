import type {
  AnalyticsRecord,
  CollectEventsRequest,
} from '../../schemas/generated/api/analytics/collect-events/request.js';
import type { BeaconSink } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Sink } from './Analytics.ts';
import { createBatcher } from './createBatcher.ts';
import { postQuietly } from './postQuietly.ts';

/** A finer time would tell more of a guest's hand than of the page. */
const precisionMs = 100;

/** The largest time that a record may have. A page that is open for longer than a week goes on with this. */
const longestMs = 604_800_000;

/**
 * Sends events to a collector, in batches, and what is left when the guest leaves or hides the page. The collector
 * learns neither the address of the page nor a cookie, and what it does not take is lost without a trace.
 */
export function openBeacon({ url }: BeaconSink, { bannerName, tenant }: Deployment): Sink {
  const headers = { 'x-banner-name': bannerName, 'x-tenant': tenant };
  const send = (events: AnalyticsRecord[]): Promise<boolean> => {
    const body: CollectEventsRequest = { events };
    return postQuietly(url, body, headers);
  };
  const batcher = createBatcher<AnalyticsRecord>((batch) => send([...batch]));
  const isHidden = () => document.visibilityState === 'hidden';
  window.addEventListener('pagehide', batcher.flush);
  // Phones close a hidden page without telling it. After `pagehide` this event follows, with what other listeners said.
  document.addEventListener('visibilitychange', () => isHidden() && batcher.flush());
  let sequence = 0;
  return (event, elapsedMs) => {
    sequence += 1;
    const rounded = Math.round(elapsedMs / precisionMs) * precisionMs;
    batcher.add({ sequence, elapsedMs: Math.min(rounded, longestMs), event });
    if (isHidden()) batcher.flush();
  };
}
