import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { changeUrl } from './ticket/changeLinks.ts';
import type { TicketOptions } from './ticket/ticketLetter.ts';
import { ticketVisit } from './ticket/ticketVisit.ts';
import { visitTime } from './ticket/visitTime.ts';

/** The mail that lists visits of one mailbox, of whomever they are, without any name. */
export async function listMail(
  queries: Queries,
  ids: readonly string[],
  { content: { messages, frame }, publicUrl }: TicketOptions,
): Promise<Mail> {
  const visits = (await keptVisits(queries, ids)).filter(({ status }) => status === 'BOOKED');
  const [first] = visits;
  if (!first) throw new Error('there is no appointment to list');
  const { list, helloAnyone, change } = messages;
  return renderMail({
    recipient: first.patient.email,
    sender: frame,
    subject: list.subject,
    heading: list.subject,
    greeting: helloAnyone,
    lead: list.lead,
    visits: visits.map((visit) => ticketVisit(visit, messages, { isAhead: true })),
    closing: [change.callOfTwo],
    links: visits.flatMap((visit) => {
      const when = visitTime(visit, messages)?.brief;
      return when === undefined
        ? []
        : [{ text: fillTemplate(list.change, { when }), url: changeUrl(visit, publicUrl) }];
    }),
  });
}
