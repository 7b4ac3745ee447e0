import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { MailMessages } from '../../schemas/generated/content/messages/mail-messages.js';
import { bases } from '../../schemas/routes.ts';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import type { Letter } from './letter/Letter.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { attachCalendar } from './ticket/attachCalendar.ts';
import { greet, ofWhom } from './ticket/greet.ts';
import type { TicketOptions } from './ticket/ticketLetter.ts';
import { ticketVisit } from './ticket/ticketVisit.ts';
import { type VisitTime, visitTime } from './ticket/visitTime.ts';

interface Canceled extends TicketOptions {
  readonly ids: readonly string[];
  /** Id of the first appointment of a pair of which only the second was canceled. */
  readonly stillBooked?: string | undefined;
}

/** Where a guest books again. Dietitians have an entry of their own (PAGE-6). */
const searchPath = (businessName: string): string =>
  businessName === 'dietitian' ? `${bases.scheduler}/prescreen/1?type=Telenutrition` : bases.scheduler;

/** The mail that informs a guest what was canceled, what was not, and how to book again. */
export async function cancellationMail(
  queries: Queries,
  { ids, stillBooked, content, publicUrl, now }: Canceled,
): Promise<Mail> {
  const visits = await keptVisits(queries, ids);
  const [first] = visits;
  if (!first) throw new Error('there is no appointment that was canceled');
  const kept = stillBooked === undefined ? [] : await keptVisits(queries, [stillBooked]);
  const { messages, frame } = content;
  const { firstStays, again } = messages.canceled;
  const { calendar, sentences } = attachCalendar(visits, content, { canceled: true, now });
  const patient = ofWhom(first.patient, now);
  return renderMail({
    ...canceledWords(
      visits.flatMap((visit) => visitTime(visit, messages) ?? []),
      messages,
    ),
    recipient: first.patient.email,
    sender: frame,
    greeting: greet(first.patient, now, messages),
    visits: visits.map((visit, index) =>
      ticketVisit(visit, messages, { index: visits.length > 1 ? index : undefined, patient, isAhead: false }),
    ),
    closing: [
      ...kept
        .flatMap((visit) => visitTime(visit, messages)?.whole ?? [])
        .map((when) => fillTemplate(firstStays, { when })),
      ...sentences,
      messages.change.questions,
    ],
    links: [{ text: again, url: `${publicUrl}${searchPath(first.business_name)}` }],
    calendar,
  });
}

function canceledWords(
  [first, second]: readonly VisitTime[],
  { canceled }: MailMessages,
): Pick<Letter, 'subject' | 'lead'> & { readonly heading: string } {
  const times = { first: first?.brief ?? '', second: second?.brief ?? '' };
  return second
    ? {
        subject: fillTemplate(canceled.subjectOfTwo, times),
        heading: canceled.headingOfTwo,
        lead: canceled.leadOfTwo,
      }
    : {
        subject: fillTemplate(canceled.subject, { when: times.first }),
        heading: canceled.heading,
        lead: canceled.lead,
      };
}
