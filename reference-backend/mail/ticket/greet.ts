import { DateTime } from 'luxon';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import type { MailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import type { KeptPatient } from '../../booking/keptRequest.ts';

/** Letters of any language, and the few other characters that names have. */
const NAME = /^[\p{L}\p{M}.'’‘ʼ\- ]+$/u;

/** What a mail program would turn into a link: a full stop right before letters, as in an address. */
const LINK = /\.\p{L}{2}/u;

/** The most parts of a name, separated by spaces and hyphens. Each of them must have a letter. */
const MOST_PARTS = 3;

/**
 * A first name, if the text can be nothing but one: no links, no line breaks, no numbers, no sentences. Anybody can book
 * with anybody's mail address, and could write a message under our name where a first name is asked for.
 */
function readName(text: string | null): string | undefined {
  const name = (text ?? '').trim().replace(/ +/g, ' ');
  const parts = name.split(/[ -]/);
  const isName =
    NAME.test(name) && !LINK.test(name) && parts.length <= MOST_PARTS && parts.every((part) => /\p{L}/u.test(part));
  return isName ? name : undefined;
}

/** The names of a patient, and of whoever signed for the patient. */
export type Named = Pick<KeptPatient, 'firstName' | 'preferredName' | 'guardianName' | 'dateOfBirth'>;

/** A mail about a child goes to the adult who signed for it. */
const ADULT_YEARS = 18;

const isChild = ({ guardianName: guardian, dateOfBirth: born }: Named, now: Date): boolean =>
  guardian !== null && born !== null && DateTime.fromISO(born).plus({ years: ADULT_YEARS }).toJSDate() > now;

/** Greets whom the mail is sent to, by name where that is one. */
export function greet(patient: Named, now: Date, { hello, helloAnyone }: MailMessages): string {
  const name = isChild(patient, now) ? readName(patient.guardianName) : readPatient(patient);
  return name === undefined ? helloAnyone : fillTemplate(hello, { name });
}

/** The name of the patient where the mail greets somebody else; several children may have visits. */
export const ofWhom = (patient: Named, now: Date): string | undefined =>
  isChild(patient, now) ? readPatient(patient) : undefined;

const readPatient = ({ preferredName: preferred, firstName: first }: Named): string | undefined =>
  readName(preferred) ?? readName(first);
