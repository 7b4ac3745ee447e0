import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { type TicketOptions, ticketLetter } from './ticket/ticketLetter.ts';
import { visitTime } from './ticket/visitTime.ts';

interface Rescheduled extends TicketOptions {
  readonly id: string;
  /** Id of the other one of a pair, which keeps its time. */
  readonly stillBooked?: string | undefined;
}

/** The mail that informs a guest of the new time. Code and link are those of the mail that confirmed the booking. */
export async function rescheduleMail(queries: Queries, { id, stillBooked, ...options }: Rescheduled): Promise<Mail> {
  const [visit] = await keptVisits(queries, [id]);
  if (!visit) throw new Error('there is no appointment that was moved');
  const kept = stillBooked === undefined ? [] : await keptVisits(queries, [stillBooked]);
  const { messages } = options.content;
  const { subject, heading, lead, otherStays } = messages.moved;
  const when = visitTime(visit, messages)?.brief ?? '';
  const others = kept.flatMap((other) => visitTime(other, messages)?.whole ?? []);
  return renderMail(
    ticketLetter(
      [visit],
      {
        subject: fillTemplate(subject, { when }),
        heading,
        lead,
        others: others.map((time) => fillTemplate(otherStays, { when: time })),
      },
      options,
    ),
  );
}
