import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { findRoute } from '../../schemas/findRoute.ts';
import { createBatcher } from '../analytics/createBatcher.ts';
import { postQuietly } from '../analytics/postQuietly.ts';
import { isCancelLink } from '../analytics/privateAddress.ts';
import { type GuestReport, guestReports, mostReports, type ReportingRoute } from './guestReports.ts';
import type { Watched } from './watchFailures.ts';

/** Reports what was watched, and the Web Vitals of the page. Whatever fails over and over is reported a few times only. */
export function sendReports({ openedAt, take }: Watched): void {
  const batcher = createBatcher<GuestReport>((batch) => postQuietly(guestReports, { reports: [...batch] }));
  const isHidden = () => document.visibilityState === 'hidden';
  let sent = 0;
  const add = (report: GuestReport, at: string): void => {
    // The address of a cancel page can cancel, and nothing is reported from there.
    if (isCancelLink(at) || isCancelLink(location.href) || sent >= mostReports) return;
    sent += 1;
    batcher.add(report);
    if (isHidden()) batcher.flush();
  };
  take(({ at, ...failure }) => add({ ...failure, route: routeAt(at) }, at));
  const measure = ({ name, value }: Metric): void => {
    if (name === 'LCP' || name === 'INP') add({ kind: 'vital', code: name, value: Math.round(value), route }, openedAt);
    if (name === 'CLS') add({ kind: 'vital', code: name, value: Math.round(value * 1_000) / 1_000, route }, openedAt);
  };
  const route = routeAt(openedAt);
  for (const on of [onLCP, onINP, onCLS]) on(measure);
  addEventListener('pagehide', batcher.flush);
  document.addEventListener('visibilitychange', () => isHidden() && batcher.flush());
}

/** The name of the page at an address; nothing else of the address is reported. */
function routeAt(address: string): ReportingRoute {
  try {
    return findRoute(new URL(address).pathname)?.name ?? 'none';
  } catch {
    return 'none'; // an address that cannot be decoded
  }
}
