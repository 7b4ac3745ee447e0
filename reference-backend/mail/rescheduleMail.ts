import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { type TicketOptions, ticketLetter } from './ticket/ticketLetter.ts';
import { visitTime } from './ticket/visitTime.ts';

interface Rescheduled extends TicketOptions {
  /** Ids of the appointment that moved, or of both of a pair. */
  readonly moved: readonly string[];
  /** Id of the other one of a pair, which keeps its time. */
  readonly stillBooked?: string | undefined;
}

/** The mail that informs a guest of the new time, or times. Code and link are those of the mail that confirmed the booking. */
export async function rescheduleMail(queries: Queries, { moved, stillBooked, ...options }: Rescheduled): Promise<Mail> {
  const [first, ...seconds] = await keptVisits(queries, moved);
  if (!first) throw new Error('there is no appointment that was moved');
  const kept = stillBooked === undefined ? [] : await keptVisits(queries, [stillBooked]);
  const { messages } = options.content;
  const { otherStays, ...words } = messages.moved;
  const [when = '', second] = [first, ...seconds].flatMap((visit) => visitTime(visit, messages)?.brief ?? []);
  const others = kept.flatMap((other) => visitTime(other, messages)?.whole ?? []);
  return renderMail(
    ticketLetter(
      [first, ...seconds],
      {
        ...(second === undefined
          ? { subject: fillTemplate(words.subject, { when }), heading: words.heading, lead: words.lead }
          : {
              subject: fillTemplate(words.subjectOfTwo, { first: when, second }),
              heading: words.headingOfTwo,
              lead: words.leadOfTwo,
            }),
        others: others.map((time) => fillTemplate(otherStays, { when: time })),
      },
      options,
    ),
  );
}
