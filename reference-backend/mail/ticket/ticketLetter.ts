import type { MailContent } from '../content/readMailContent.ts';
import type { KeptVisit } from '../keptVisits.ts';
import type { Letter } from '../letter/Letter.ts';
import { attachCalendar } from './attachCalendar.ts';
import { changeLinks } from './changeLinks.ts';
import { greet, ofWhom } from './greet.ts';
import { preparations } from './preparations.ts';
import { ticketVisit } from './ticketVisit.ts';

/** What mails about visits to come say each in their own words. */
export interface TicketWords extends Pick<Letter, 'subject' | 'lead'> {
  readonly heading: string;
  /** Sentences about another appointment. */
  readonly others?: readonly string[];
}

export interface TicketOptions {
  readonly content: MailContent;
  /** Where guests reach the app, without a trailing slash. */
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The mail with which a guest comes to the visits: when and where, the code, the way or the app for a video call, what
 * to have ready, a calendar file, and at its end the link to change or cancel.
 *
 * @param visits at least one
 */
export function ticketLetter(
  visits: readonly [KeptVisit, ...KeptVisit[]],
  { others = [], ...words }: TicketWords,
  { content, publicUrl, now }: TicketOptions,
): Letter {
  const { messages, frame } = content;
  const { change } = messages;
  const [first] = visits;
  const isPair = visits.length > 1;
  const links = changeLinks(visits, publicUrl, change);
  const { calendar, sentences } = attachCalendar(visits, content, { canceled: false, now });
  const patient = ofWhom(first.patient, now);
  return {
    ...words,
    recipient: first.patient.email,
    sender: frame,
    greeting: greet(first.patient, now, messages),
    visits: visits.map((visit, index) =>
      ticketVisit(visit, messages, { index: isPair ? index : undefined, patient, isAhead: true }),
    ),
    sections: preparations(visits, content, publicUrl),
    closing: [
      ...others,
      ...sentences,
      links.length === 0 ? change.questions : isPair ? change.callOfTwo : change.call,
      ...(isPair ? [change.both] : []),
    ],
    links,
    calendar,
  };
}
