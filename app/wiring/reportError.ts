import type { Analytics, ErrorReason } from '../analytics/Analytics.ts';

/**
 * Reports a call or a document that did not give the guest what is needed.
 *
 * @param endpoint the path without query and ids, or the kind of document
 * @param responseCode HTTP status; -1 where no answer came
 */
export const reportError = ({ report }: Analytics, endpoint: string, responseCode: number, reason: ErrorReason): void =>
  report({ type: 'customerError', endpoint, responseCode, reason });
