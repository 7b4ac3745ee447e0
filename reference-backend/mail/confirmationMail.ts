import type { Queries } from '../database/Database.ts';
import { changeLink } from './changeLink.ts';
import { formatGreeting } from './formatGreeting.ts';
import { type KeptVisit, keptVisits } from './keptVisits.ts';
import type { LetterVisit } from './Letter.ts';
import { noReminder } from './noReminder.ts';
import type { Mail } from './outbox.ts';
import { renderMail } from './renderMail.ts';
import { formatHeading, visitFacts } from './visitFacts.ts';

const MESSAGES = {
  one: {
    subject: 'Your appointment is confirmed',
    lead: 'We look forward to seeing you.',
    closing: ['To choose another time, use the link above or call the number above.', noReminder],
  },
  two: {
    subject: 'Your appointments are confirmed',
    lead: 'We look forward to seeing you.',
    closing: ['To choose another time, use the links above or call the number above.', noReminder],
  },
  walkIn: {
    subject: 'Your walk-in vaccine',
    lead: 'Your consent form is complete. Check in at the pharmacy counter for an approximate wait time.',
    closing: ['Questions? Call the number above.'],
  },
} as const;

const BOTH = 'Canceling the 1st appointment cancels the 2nd as well.';

/**
 * The mail that informs a guest what was booked, and how to change or cancel it. A walk-in cannot be canceled, so it has no
 * link.
 * @param ids of the appointment and its follow-up, in the transaction that books them
 */
export async function confirmationMail(queries: Queries, ids: readonly string[], publicUrl: string): Promise<Mail> {
  const visits = await keptVisits(queries, ids);
  const [first] = visits;
  if (!first) throw new Error('there is no appointment to confirm');
  const { subject, lead, closing } = MESSAGES[first.starts_at === null ? 'walkIn' : visits.length > 1 ? 'two' : 'one'];
  return renderMail({
    recipient: first.email,
    subject,
    greeting: formatGreeting(first.first_name),
    lead,
    visits: visits.map((visit, index) => confirmed(visit, formatHeading(index, visits.length), index, publicUrl)),
    closing: [...closing],
  });
}

const confirmed = (visit: KeptVisit, heading: string | undefined, index: number, publicUrl: string): LetterVisit => ({
  ...(heading !== undefined && { heading }),
  facts: visitFacts(visit),
  code: visit.confirm_code,
  ...(visit.starts_at && { link: changeLink(visit, publicUrl, heading) }),
  ...(heading !== undefined && index === 0 && { note: BOTH }),
});
