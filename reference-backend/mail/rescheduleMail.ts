import type { Queries } from '../database/Database.ts';
import { changeLink } from './changeLink.ts';
import { formatGreeting } from './formatGreeting.ts';
import { keptVisits } from './keptVisits.ts';
import { noReminder } from './noReminder.ts';
import type { Mail } from './outbox.ts';
import { renderMail } from './renderMail.ts';
import { stillBookedSentence, visitFacts } from './visitFacts.ts';

interface Rescheduled {
  readonly id: string;
  /** Id of the other one of a pair, which keeps its time. */
  readonly stillBooked?: string | undefined;
  /** Where guests reach the app, without a trailing slash. */
  readonly publicUrl: string;
}

/** The mail that informs a guest of the new time. Code and link are those of the mail that confirmed the booking. */
export async function rescheduleMail(queries: Queries, { id, stillBooked, publicUrl }: Rescheduled): Promise<Mail> {
  const [visit] = await keptVisits(queries, [id]);
  if (!visit) throw new Error('there is no appointment that was moved');
  const kept = stillBooked === undefined ? [] : await keptVisits(queries, [stillBooked]);
  return renderMail({
    recipient: visit.email,
    subject: 'Your appointment has moved',
    greeting: formatGreeting(visit.first_name),
    lead: 'This is the new time of your appointment. The old one is no longer yours.',
    visits: [
      {
        facts: visitFacts(visit),
        code: visit.confirm_code,
        link: changeLink(visit, publicUrl),
      },
    ],
    closing: [
      ...kept.flatMap((other) => stillBookedSentence(other, 'other')),
      noReminder,
      'Questions? Call the number above.',
    ],
  });
}
