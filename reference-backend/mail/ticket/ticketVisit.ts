import { addressLabels, mapHref } from '../../../app/formatting/address.ts';
import { phoneHref } from '../../../app/formatting/phone.ts';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import type { MailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import { codeGroups } from '../../booking/codes.ts';
import type { KeptVisit } from '../keptVisits.ts';
import type { Fact, LetterVisit } from '../letter/Letter.ts';
import { visitPlace } from './visitPlace.ts';
import { visitTime } from './visitTime.ts';

export interface TicketOptions {
  /** Which of two appointments this is: 0 or 1; undefined for a single one. */
  readonly index?: number | undefined;
  /** The patient's name, where the mail greets somebody else. */
  readonly patient?: string | undefined;
  /** Whether the guest is still to come. */
  readonly isAhead: boolean;
}

/** What a guest shows at the counter: when, by which code, for what, where, and whom to call. */
export function ticketVisit(
  visit: KeptVisit,
  messages: MailMessages,
  { index, patient, isAhead }: TicketOptions,
): LetterVisit {
  const { facts } = messages;
  const place = visitPlace(visit);
  const when = visitTime(visit, messages);
  return {
    ...(index !== undefined && { heading: index === 0 ? facts.first : facts.second }),
    ...(when && { when: { name: facts.when, ...when } }),
    code: { name: facts.code, groups: codeGroups(visit.confirm_code) },
    facts: [
      ...(patient === undefined ? [] : [{ name: facts.patient, lines: [patient] }]),
      { name: facts.service, lines: [visit.services] },
      { name: facts.where, lines: whereLines(visit, facts) },
      { name: facts.phone, lines: [visit.phone], url: phoneHref(visit.phone) },
    ],
    ...(isAhead && place.address && { link: { text: facts.directions, url: mapHref(place.address) } }),
  };
}

function whereLines(visit: KeptVisit, { byVideo }: MailMessages['facts']): Fact['lines'] {
  const { vanity_name: name, qualification } = visit;
  const { address } = visitPlace(visit);
  if (address) return [name, ...addressLabels(address)];
  return [fillTemplate(byVideo, { name: qualification === null ? name : `${name}, ${qualification}` })];
}
