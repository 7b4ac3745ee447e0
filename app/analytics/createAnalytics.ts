import type { AnalyticsRecord } from '../../schemas/generated/api/analytics/collect-events/request.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { loadChunk } from '../chunks/loadChunk.ts';
import { type Analytics, noAnalytics } from './Analytics.ts';

/** What the address of the page says about reporting. */
export interface AddressPrivacy {
  /** Whether nothing may be reported from the page that is shown now. */
  readonly isSilent: () => boolean;
  /** Whether the page was opened at an address that no script of others may read. */
  readonly wasPrivate: boolean;
}

/** The most events that wait for the code of the sink. Later ones are lost. */
const patience = 100;

/**
 * The analytics of a deployment: none where it names no sink, or where the guest's browser asks not to be tracked. The
 * code of the sink is loaded at the first event, after the page itself, and events wait for it.
 */
export function createAnalytics(deployment: Deployment, address: AddressPrivacy): Analytics {
  const { analytics: settings } = deployment;
  if (!settings || ('sink' in settings && settings.sink === 'none') || asksNotToBeTracked(navigator))
    return noAnalytics;
  const waiting: AnalyticsRecord[] = [];
  let take = (record: AnalyticsRecord): void => {
    if (waiting.length < patience) waiting.push(record);
  };
  const open = async (): Promise<void> => {
    await pageLoaded();
    const openSink = await loadChunk('analytics/openSink.ts', async () => (await import('./openSink.ts')).openSink);
    take = openSink(deployment, address.wasPrivate);
    for (const record of waiting.splice(0)) take(record);
  };
  let sequence = 0;
  return {
    report: (event) => {
      if (address.isSilent()) return;
      sequence += 1;
      take({ sequence, elapsedMs: Math.round(performance.now() / 100) * 100, event });
      // Without its code there is no sink, and nobody misses it.
      if (sequence === 1) open().catch(() => undefined);
    },
  };
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
const asksNotToBeTracked = (browser: Navigator): boolean =>
  browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);

/** Resolves once the page has loaded what it shows first. */
const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
