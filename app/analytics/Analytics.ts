import type { AlertName } from './AlertName.ts';

/**
 * The closed list of events that may be reported (API-4). Every field is a fixed name or a number: no free text,
 * nothing that a guest typed, no id.
 */
export type AnalyticsEvent =
  | { readonly type: 'startFlow'; readonly flow: string }
  /** `step`: the number of the step now reached. `stepId`: the form step that was left. */
  | { readonly type: 'continueFlow'; readonly flow: string; readonly step: number; readonly stepId?: string }
  | { readonly type: 'completeFlow'; readonly flow: string }
  /** `screen`: the name of the route, never the address. */
  | { readonly type: 'navigation'; readonly screen: string }
  | { readonly type: 'alert'; readonly alert: AlertName }
  | CustomerError
  /** `keyword`: a keyword of JSON Schema, or the name of a check. */
  | { readonly type: 'constraintError'; readonly stepId: string; readonly keyword: string }
  | { readonly type: 'formAbandonment'; readonly stepId: string };

/** A call or a document that did not give the guest what is needed. */
export interface CustomerError {
  readonly type: 'customerError';
  /** The path without query and ids, or the kind of document. */
  readonly endpoint: string;
  /** HTTP status; -1 where no answer came. */
  readonly responseCode: number;
  /** Stands in for the server's message (API-4), which may repeat what a guest typed. */
  readonly reason: ErrorReason;
}

/**
 * The kinds of `Failure` and the refusals of `app/api`. `content`: a document failed; `invalidEntries`: entries of a list
 * were invalid and left out.
 */
export type ErrorReason =
  | 'TooManyReasonsErrorMessage'
  | 'aborted'
  | 'alreadyCanceled'
  | 'client'
  | 'conflict'
  | 'content'
  | 'duplicate'
  | 'invalid'
  | 'invalidEntries'
  | 'locationUnavailable'
  | 'malformed'
  | 'network'
  | 'noKey'
  | 'notFound'
  | 'server'
  | 'taken'
  | 'unknownLocation';

/** The analytics port. A deployment can supply an implementation; the app works the same without one. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void;
}

export const noAnalytics: Analytics = { report: () => undefined };
