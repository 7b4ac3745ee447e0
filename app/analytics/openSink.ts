import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Sink } from './Analytics.ts';
import { isCancelLink } from './isCancelLink.ts';
import { openBeacon } from './openBeacon.ts';
import { openDataLayer } from './openDataLayer.ts';

const noSink: Sink = () => undefined;

/**
 * Opens the sink that the deployment names: none for a guest whose browser asks not to be tracked, and none where the
 * settings cannot be read.
 *
 * @param openedAt the address at which the page was opened
 */
export function openSink(deployment: Deployment, openedAt: string): Sink {
  const { analytics: settings } = deployment;
  if (asksNotToBeTracked(navigator) || !checkDeploymentAnalytics(settings)) return noSink;
  switch (settings.sink) {
    case 'none':
      return noSink;
    case 'beacon':
      return openBeacon(settings, deployment);
    case 'dataLayer':
      // The browser tells scripts the address at which a page was opened, even after the page has moved on.
      return isPrivate(openedAt) ? noSink : openDataLayer(settings);
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
const asksNotToBeTracked = (browser: Navigator): boolean =>
  browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);

/** Whether no script of others may read the address: it cancels an appointment, or says who pays for one. */
export const isPrivate = (address: string): boolean =>
  isCancelLink(address) || /[?&](benefitCode|medicaid)\b/.test(address);
