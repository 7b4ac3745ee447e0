import type { ContentError } from '#engine';
import type { Analytics } from '../analytics/Analytics.ts';
import { customerError } from '../analytics/customerError.ts';
import type { Content } from '../content/openContent.ts';

/** Reports a document that cannot be shown, unless nobody waits for it any more. `kind`: its kind, without an id. */
export function reportDocument(analytics: Analytics, kind: string, { status }: ContentError): void {
  if (typeof status !== 'number') return;
  analytics.report(customerError({ description: 'content', endpoint: kind, responseCode: status }));
}

/** The same content, which also reports each document that cannot be shown, by its kind. */
export function reportingContent(content: Content, analytics: Analytics): Content {
  const { loader } = content;
  return {
    ...content,
    loader: {
      ...loader,
      load: async (entry, signal) => {
        const result = await loader.load(entry, signal);
        if (!result.ok) reportDocument(analytics, entry.name.replace(/\/.*/, ''), result.error);
        return result;
      },
    },
  };
}
