import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { type AnalyticsEvent, customerError, type Sink } from './Analytics.ts';
import { asksNotToBeTracked } from './asksNotToBeTracked.ts';
import { openBeacon } from './openBeacon.ts';
import { openDataLayer } from './openDataLayer.ts';
import { isPrivate } from './privateAddress.ts';

const noSink: Sink = () => undefined;

/**
 * Opens the sink that the deployment names: none for a guest whose browser asks not to be tracked, and none where the
 * settings cannot be read. It leaves out an event with anything but numbers and names, such as the name of a check that
 * an author has written as a sentence: a collector would refuse the whole batch.
 *
 * @param openedAt the address at which the page was opened
 */
export function openSink(deployment: Deployment, openedAt: string): Sink {
  const sink = openNamedSink(deployment, openedAt);
  return (event, elapsedMs) => {
    if (hasOnlyNames(event)) sink(event, elapsedMs);
  };
}

/** The widest pattern of the schemas of events. Their whole checks would be the largest part of this chunk. */
const anyName = /^[A-Za-z0-9/{}_.-]{1,100}$/;

/** The words that stand in for what a customer error has none of. They are fixed, so they tell of nobody. */
const standIns: readonly unknown[] = Object.values(customerError());

const hasOnlyNames = (event: AnalyticsEvent): boolean =>
  Object.values(event).every((value) => typeof value === 'number' || anyName.test(value) || standIns.includes(value));

function openNamedSink(deployment: Deployment, openedAt: string): Sink {
  const { analytics: settings } = deployment;
  if (asksNotToBeTracked() || !checkDeploymentAnalytics(settings)) return noSink;
  switch (settings.sink) {
    case 'none':
      return noSink;
    case 'beacon':
      return openBeacon(settings, deployment);
    case 'dataLayer':
      // The browser tells scripts the address at which a page was opened, even after the page has moved on.
      return (isPrivate(openedAt) ? undefined : openDataLayer(settings)) ?? noSink;
  }
}
