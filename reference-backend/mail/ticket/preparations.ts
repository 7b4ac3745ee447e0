import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { plainText } from '../content/plainText.ts';
import type { MailContent } from '../content/readMailContent.ts';
import type { KeptVisit } from '../keptVisits.ts';
import type { LetterSection } from '../letter/Letter.ts';

/**
 * What the guest should have and do before the visits, as the confirmation page shows it: the app for a visit by video,
 * and the checklist.
 *
 * @param publicUrl where guests reach the app, without a trailing slash
 */
export function preparations(
  visits: readonly KeptVisit[],
  { checklist, videoCallLinks, scheduler }: MailContent,
  publicUrl: string,
): readonly LetterSection[] {
  const flows = [...new Set(visits.flatMap((visit) => visitFlow(visit, scheduler) ?? []))];
  const byVideo = flows.some((flow) => videoCallLinks?.enabledFor.some((enabled) => enabled === flow));
  const lists = new Set(flows.flatMap((flow) => checklist?.[flow] ?? []));
  return [
    ...(videoCallLinks && byVideo
      ? [
          {
            heading: videoCallLinks.heading,
            paragraphs: plainText(videoCallLinks.text),
            links: videoCallLinks.links.map(({ label, href }) => ({
              text: label,
              url: href.startsWith('/') ? `${publicUrl}${href}` : href,
            })),
          },
        ]
      : []),
    ...[...lists].map(({ heading, items }) => ({ heading, items })),
  ];
}

type FlowName = SchedulerConfig['defaultCategory']['schedulerFlow'];

/** The flow in which the visit was booked. Undefined where the document that says so cannot be read. */
function visitFlow(
  { starts_at: startsAt, category }: Pick<KeptVisit, 'starts_at' | 'category'>,
  config: SchedulerConfig | undefined,
): FlowName | undefined {
  if (startsAt === null) return 'INSTANT_VACCINE';
  if (!config) return undefined;
  const own = Object.hasOwn(config.categories, category.trim()) ? config.categories[category.trim()] : undefined;
  return (own ?? config.defaultCategory).schedulerFlow;
}
