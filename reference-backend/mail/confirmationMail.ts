import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { MailMessages } from '../../schemas/generated/content/messages/mail-messages.js';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { type TicketOptions, type TicketWords, ticketLetter } from './ticket/ticketLetter.ts';
import { type VisitTime, visitTime } from './ticket/visitTime.ts';

/**
 * The mail that informs a guest what was booked, and how to change or cancel it.
 * @param ids of the appointment and its follow-up, in the transaction that books them
 */
export async function confirmationMail(
  queries: Queries,
  ids: readonly string[],
  options: TicketOptions,
): Promise<Mail> {
  const [first, ...others] = await keptVisits(queries, ids);
  if (!first) throw new Error('there is no appointment to confirm');
  const visits = [first, ...others] as const;
  const { messages } = options.content;
  const times = visits.map((visit) => visitTime(visit, messages));
  return renderMail(ticketLetter(visits, confirmationWords(times, messages), options));
}

function confirmationWords([first, second]: readonly (VisitTime | undefined)[], messages: MailMessages): TicketWords {
  const { confirmed, walkIn } = messages;
  if (!first) return { subject: walkIn.subject, heading: walkIn.subject, lead: walkIn.lead };
  const { lead } = confirmed;
  if (!second)
    return { subject: fillTemplate(confirmed.subject, { when: first.brief }), heading: confirmed.heading, lead };
  const subject = fillTemplate(confirmed.subjectOfTwo, { first: first.brief, second: second.brief });
  return { subject, heading: confirmed.headingOfTwo, lead };
}
