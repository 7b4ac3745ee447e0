import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { loadChunk } from '../chunks/loadChunk.ts';
import { type Analytics, type AnalyticsEvent, noAnalytics, type Sink } from './Analytics.ts';
import { isCancelLink } from './privateAddress.ts';

/** The most events that wait for the code of the sink. Later ones are lost. */
const maxQueuedEvents = 100;

/** What says that something went wrong. In a page that is left, only calls go wrong that the leaving has cut. */
const isErrorEvent = ({ type }: AnalyticsEvent): boolean => type === 'customerError' || type === 'alert';

/**
 * The analytics of a deployment. The code of its sink is loaded at the first event, after the page itself, so that no
 * page shows later for it; until then events wait.
 */
export function createAnalytics(deployment: Deployment): Analytics {
  if (deployment.analytics === undefined) return noAnalytics;
  const openedAt = location.href;
  const isLeaving = watchLeaving();
  const waiting: Parameters<Sink>[] = [];
  let take: Sink = (...event) => {
    // Without its code there is no sink, and nobody misses it.
    if (waiting.push(event) === 1) open().catch(() => undefined);
    waiting.splice(maxQueuedEvents);
  };
  const open = async (): Promise<void> => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    const openSink = await loadChunk('analytics/openSink.ts', async () => (await import('./openSink.ts')).openSink);
    take = openSink(deployment, openedAt);
    for (const event of waiting) take(...event);
  };
  return {
    report: (event) => {
      if (isCancelLink(location.href) || (isErrorEvent(event) && isLeaving())) return;
      take(event, performance.now());
    },
  };
}

/**
 * Watches whether the guest leaves the page. Chromium cuts the calls under way before `pagehide`, so `beforeunload`
 * tells it first; phones have `pagehide` alone. Whoever touches the page after all has stayed, as after a download.
 */
function watchLeaving(): () => boolean {
  let isLeaving = false;
  const listen = (names: readonly string[], value: boolean) => {
    const set = () => {
      isLeaving = value;
    };
    for (const name of names) window.addEventListener(name, set, true);
  };
  listen(['beforeunload', 'pagehide'], true);
  listen(['pageshow', 'pointerdown', 'keydown'], false);
  return () => isLeaving;
}
