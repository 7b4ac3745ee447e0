import { bases } from '../../schemas/routes.ts';
import type { Queries } from '../database/Database.ts';
import { formatGreeting } from './formatGreeting.ts';
import { keptVisits } from './keptVisits.ts';
import type { Mail } from './outbox.ts';
import { renderMail } from './renderMail.ts';
import { formatHeading, stillBookedSentence, visitFacts } from './visitFacts.ts';

interface Canceled {
  readonly ids: readonly string[];
  /** Id of the first appointment of a pair of which only the second was canceled. */
  readonly stillBooked?: string | undefined;
  /** Where guests reach the app, without a trailing slash. */
  readonly publicUrl: string;
}

/** Where a guest books again. Dietitians have an entry of their own (PAGE-6). */
const searchPath = (businessName: string): string =>
  businessName === 'dietitian' ? `${bases.scheduler}/prescreen/1?type=Telenutrition` : bases.scheduler;

/** The mail that informs a guest what was canceled, what was not, and how to book again. */
export async function cancellationMail(queries: Queries, { ids, stillBooked, publicUrl }: Canceled): Promise<Mail> {
  const visits = await keptVisits(queries, ids);
  const [first] = visits;
  if (!first) throw new Error('there is no appointment that was canceled');
  const kept = stillBooked === undefined ? [] : await keptVisits(queries, [stillBooked]);
  const subject = visits.length > 1 ? 'Your appointments are canceled' : 'Your appointment is canceled';
  return renderMail({
    recipient: first.email,
    subject,
    greeting: formatGreeting(first.first_name),
    lead: visits.length > 1 ? 'These two appointments are canceled.' : 'This appointment is canceled.',
    visits: visits.map((visit, index) => {
      const heading = formatHeading(index, visits.length);
      return { ...(heading !== undefined && { heading }), facts: visitFacts(visit), code: visit.confirm_code };
    }),
    link: { text: 'Book another appointment', url: `${publicUrl}${searchPath(first.business_name)}` },
    closing: [...kept.flatMap((visit) => stillBookedSentence(visit, '1st')), 'Questions? Call the number above.'],
  });
}
