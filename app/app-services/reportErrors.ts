import type { ContentError, ContentProblem } from '#engine';
import { type Analytics, customerError, type ErrorReason } from '../analytics/Analytics.ts';
import type { Outcome } from '../api/http/Outcome.ts';
import type { Content } from '../content/openContent.ts';

/** Reports a document that cannot be shown, unless nobody waits for it any more. `kind`: its kind, without an id. */
export function reportDocument(analytics: Analytics, kind: string, { status }: ContentError): void {
  if (typeof status !== 'number') return;
  analytics.report(customerError({ description: 'content', endpoint: kind, responseCode: status }));
}

/**
 * Takes the problems of copies that were passed over, because an older copy of their documents is shown.
 *
 * @param path of the document at its sources, where it was asked for by itself
 */
export type ReportReplaced = (problems: readonly ContentProblem[], path?: string) => void;

/** Reports each broken document that an older copy stands in for: once per page load, and by its kind alone. */
export function createReplacedReport(analytics: Analytics): ReportReplaced {
  const told = new Set<string>();
  return (problems) => {
    for (const { document } of problems) {
      if (told.has(document)) continue;
      told.add(document);
      analytics.report(
        customerError({ description: 'contentReplaced', endpoint: kindOf(document), responseCode: 500 }),
      );
    }
  };
}

/** The same content, which also reports each document that cannot be shown, and each that an older copy stands in for. */
export function reportingContent(content: Content, analytics: Analytics, reportReplaced: ReportReplaced): Content {
  const { loader } = content;
  return {
    ...content,
    loader: {
      ...loader,
      load: async (entry, signal) => {
        const result = await loader.load(entry, signal);
        if (!result.ok) reportDocument(analytics, kindOf(entry.name), result.error);
        else if (result.problems.length > 0) reportReplaced(result.problems, entry.path);
        return result;
      },
    },
  };
}

const kindOf = (document: string): string => document.replace(/\/.*/, '');

/** Reports a call that was refused, failed or gave less than was asked for, unless nobody waits for it any more. */
export function reportOutcome<T, R extends ErrorReason>(
  analytics: Analytics,
  outcome: Outcome<T, R>,
  signal?: AbortSignal,
): void {
  const call = outcome.kind === 'ok' ? outcome.incomplete : outcome;
  const description = findReason(outcome);
  if (call === undefined || description === undefined || description === 'aborted' || signal?.aborted) return;
  analytics.report(customerError({ description, endpoint: call.endpoint, responseCode: call.status }));
}

function findReason<R extends ErrorReason>(outcome: Outcome<unknown, R>): ErrorReason | 'aborted' | undefined {
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.kind === 'failed' ? outcome.failure : outcome.incomplete?.reason;
}
