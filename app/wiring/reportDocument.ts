import type { ContentError } from '#engine';
import type { Analytics } from '../analytics/Analytics.ts';
import type { Content } from '../content/openContent.ts';

/** Reports a document that cannot be shown, unless nobody waits for it any more. `kind`: its kind, without an id. */
export function reportDocument(analytics: Analytics, kind: string, { status }: ContentError): void {
  if (status === 'Request Cancelled') return;
  analytics.report({ type: 'customerError', endpoint: kind, responseCode: status, reason: 'content' });
}

/** The same content, which also reports each kind of document that cannot be shown, once per page load. */
export function reportingContent(content: Content, analytics: Analytics): Content {
  const reported = new Set<string>();
  const { loader } = content;
  return {
    ...content,
    loader: {
      ...loader,
      load: async (entry, signal) => {
        const result = await loader.load(entry, signal);
        const [kind = entry.name] = entry.name.split('/');
        if (result.ok || signal?.aborted || reported.has(kind)) return result;
        reported.add(kind);
        reportDocument(analytics, kind, result.error);
        return result;
      },
    },
  };
}
