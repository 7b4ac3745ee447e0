import type { AlertName } from './AlertName.ts';

/**
 * What may be reported, as a closed list (API-4). Every field is a name of ours or a number:
 * no free text, nothing that a guest typed, no id.
 */
export type AnalyticsEvent =
  | { readonly type: 'startFlow'; readonly flow: string }
  /** `step`: the one come to. `stepId`: the step of the form that was left. */
  | { readonly type: 'continueFlow'; readonly flow: string; readonly step: number; readonly stepId?: string }
  | { readonly type: 'completeFlow'; readonly flow: string }
  /** `screen`: the name of the route, never the address. */
  | { readonly type: 'navigation'; readonly screen: string }
  | { readonly type: 'alert'; readonly alert: AlertName }
  | CustomerError
  /** `keyword`: of JSON Schema, or the name of the check. */
  | { readonly type: 'constraintError'; readonly stepId: string; readonly keyword: string }
  | { readonly type: 'formAbandonment'; readonly stepId: string };

/** A call, or a document, that did not come to what the guest needs. */
export interface CustomerError {
  readonly type: 'customerError';
  /** The path without query and ids, or the kind of document. */
  readonly endpoint: string;
  /** HTTP status; -1 without an answer. */
  readonly responseCode: number;
  /** In place of the server's message (API-4), which may repeat what a guest typed. */
  readonly reason: ErrorReason;
}

/** The kinds of `Failure` and the refusals of `app/api`; `content`: a document; `oddEntries`: a list that was not usable whole. */
export type ErrorReason =
  | 'aborted'
  | 'alreadyCanceled'
  | 'client'
  | 'conflict'
  | 'content'
  | 'duplicate'
  | 'locationUnavailable'
  | 'malformed'
  | 'network'
  | 'noKey'
  | 'notFound'
  | 'oddEntries'
  | 'server'
  | 'taken'
  | 'unknownLocation';

/** The port. A deployment gives an implementation; the app works the same with none. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void;
}

export const noAnalytics: Analytics = { report: () => undefined };
