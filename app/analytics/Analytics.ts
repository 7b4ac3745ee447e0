import type { AlertEvent } from '../../schemas/generated/analytics/alert.js';
import type { CustomerErrorEvent } from '../../schemas/generated/analytics/customer-error.js';
import type { CollectedEvent } from '../../schemas/generated/api/analytics/collect-events/request.js';

/**
 * The closed list of events that may be reported (API-4), as `schemas/analytics` has it. Every field is a fixed name or
 * a number: no free text, nothing that a guest typed, no id.
 */
export type AnalyticsEvent = CollectedEvent;

/**
 * Where a deployment sends what is reported. It takes each event once, and never throws. `elapsedMs`: milliseconds since
 * the page was loaded.
 */
export type Sink = (event: AnalyticsEvent, elapsedMs: number) => void;

/** The messages and dialogs that a screen can show, each by a fixed name, never by its text. */
export type AlertName = AlertEvent['alert'];

/** The kinds of `Failure`, and the refusals of `app/api`. It stands in for the server's message. */
export type ErrorReason = CustomerErrorEvent['description'];

/** Stands for the questions about eligibility, whose own names say what a guest is asked. */
export const eligibilityStep = 'eligibility';

/** The analytics port. The app works the same whether or not a deployment has a sink for what is reported. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void;
}

export const noAnalytics: Analytics = { report: () => undefined };

/**
 * An error that a guest has met, as it is reported (API-27). What there is none of, such as the endpoint where no call
 * was made, has the words of the specification.
 */
export const customerError = ({
  description = 'An unknown error occurred. Please try to view this feature again in a few moments.',
  endpoint = 'no relevant value',
  responseCode = -1,
}: Partial<Omit<CustomerErrorEvent, 'type'>> = {}): CustomerErrorEvent => ({
  type: 'customerError',
  description,
  endpoint,
  responseCode,
});
