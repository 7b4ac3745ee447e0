import type { MailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import { bases } from '../../../schemas/routes.ts';
import type { KeptVisit } from '../keptVisits.ts';
import type { Link } from '../letter/Letter.ts';

type Linked = Pick<KeptVisit, 'appointment_id' | 'confirm_code' | 'starts_at'>;

/**
 * The links to the pages that show the appointments, and on which the guest moves or cancels them. A walk-in cannot be
 * canceled, so it has none.
 *
 * @param publicUrl where guests reach the app, without a trailing slash
 */
export const changeLinks = (
  visits: readonly Linked[],
  publicUrl: string,
  { one, first, second }: MailMessages['change'],
): readonly Link[] =>
  visits.flatMap((visit, index) =>
    visit.starts_at === null
      ? []
      : [
          {
            text: visits.length === 1 ? one : index === 0 ? first : second,
            url: changeUrl(visit, publicUrl),
          },
        ],
  );

/** The address of the page of one appointment. */
export const changeUrl = (
  { appointment_id: id, confirm_code: code }: Pick<KeptVisit, 'appointment_id' | 'confirm_code'>,
  publicUrl: string,
): string => `${publicUrl}${bases.scheduler}/cancel/${id}/${code}`;
