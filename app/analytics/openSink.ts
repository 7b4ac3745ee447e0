import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Sink } from './Analytics.ts';
import { openBeacon } from './openBeacon.ts';
import { openDataLayer } from './openDataLayer.ts';

const noSink: Sink = () => undefined;

/**
 * Opens the sink that the deployment names. Settings that cannot be read open none.
 *
 * @param wasPrivate whether the page was opened at an address that no script of others may read
 */
export function openSink(deployment: Deployment, wasPrivate: boolean): Sink {
  const settings: unknown = deployment.analytics;
  if (!checkDeploymentAnalytics(settings)) return noSink;
  switch (settings.sink) {
    case 'none':
      return noSink;
    case 'beacon':
      return openBeacon(settings, deployment);
    case 'dataLayer':
      // The browser tells scripts the address at which a page was opened, even after the page has moved on.
      return wasPrivate ? noSink : openDataLayer(settings);
  }
}
