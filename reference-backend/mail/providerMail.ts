import type { AdditionalAnswer } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { shippedMailMessages } from '../../schemas/generated/content/messages/mail-messages.shipped.js';
import type { Queries } from '../database/Database.ts';
import { keptVisits } from './keptVisits.ts';
import { renderMail } from './letter/renderMail.ts';
import type { Mail } from './outbox.ts';
import { visitTime } from './ticket/visitTime.ts';

export interface ReportedBooking {
  readonly ids: readonly string[];
  readonly answers: readonly AdditionalAnswer[];
  /** The address of a provider, with `{id}` for the provider's id. */
  readonly providerMail: string;
}

/**
 * The mail that brings a provider the answers for which a booking has no field of its own. It names the visit by its
 * code, its time and its services, and nobody by name: a mail is read by others than the one it is for.
 *
 * @param booking the appointment and its follow-up, in the transaction that books them
 */
export async function providerMail(queries: Queries, { ids, answers, providerMail }: ReportedBooking): Promise<Mail> {
  const visits = await keptVisits(queries, ids);
  const [first] = visits;
  if (!first) throw new Error('there is no appointment to report');
  return renderMail({
    recipient: providerMail.replace('{id}', first.provider_id),
    subject: `Answers for appointment ${first.confirm_code}`,
    greeting: 'Hello,',
    lead: 'The guest of this appointment answered more questions while booking.',
    visits: visits.map((visit, index) => {
      const when = visitTime(visit, shippedMailMessages);
      return {
        ...(visits.length > 1 && { heading: index === 0 ? '1st appointment' : '2nd appointment' }),
        // A code is looked up here, so it has no gaps.
        code: { name: 'Confirmation code', groups: [visit.confirm_code] },
        ...(when && { when: { name: 'When', ...when } }),
        facts: [...(when ? [] : [{ name: 'When', lines: ['Walk-in'] }]), { name: 'Service', lines: [visit.services] }],
      };
    }),
    answers: answers.map(({ label, value }) => ({ name: onOneLine(label), lines: formatAnswer(value) })),
    closing: ['Find everything else under the confirmation code.'],
  });
}

/** Each entry of a list has a line of its own: a choice, or what a card says, may have commas itself. */
const formatAnswer = (value: AdditionalAnswer['value']): readonly string[] => {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  return typeof value === 'object' ? value.map(onOneLine) : [onOneLine(String(value))];
};

/**
 * A text without line breaks and invisible characters, so that an answer cannot look like another line of the mail.
 */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
