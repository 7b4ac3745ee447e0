/**
 * What may be reported, as a closed list (document 1, section 7). Every field is a name of ours or a number:
 * no free text, nothing that a guest typed, no id.
 */
export type AnalyticsEvent =
  | { readonly type: 'startFlow'; readonly flow: string }
  | { readonly type: 'continueFlow'; readonly flow: string; readonly step: number; readonly stepId?: string }
  | { readonly type: 'completeFlow'; readonly flow: string }
  | { readonly type: 'navigation'; readonly screen: string }
  | { readonly type: 'alert'; readonly alert: string }
  | { readonly type: 'customerError'; readonly endpoint: string; readonly responseCode: number }
  | { readonly type: 'constraintError'; readonly stepId: string; readonly keyword: string }
  | { readonly type: 'formAbandonment'; readonly stepId: string };

/** The port. A deployment gives an implementation; the app works the same with none. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void;
}

export const noAnalytics: Analytics = { report: () => undefined };
