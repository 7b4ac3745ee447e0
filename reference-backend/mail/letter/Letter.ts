import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';

/** The text and the address of a link. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** A name, and its value on one or several lines. */
export interface Fact {
  readonly name: string;
  readonly lines: readonly string[];
  /** Where the value leads, such as to a call. */
  readonly url?: string;
}

/** One appointment of a letter. */
export interface LetterVisit {
  /** Which of two appointments this is. */
  readonly heading?: string | undefined;
  /** Missing for a walk-in. */
  readonly when?: LetterTime | undefined;
  /** The confirmation code. It stands out, because guests read it aloud at the counter. */
  readonly code: LetterCode;
  readonly facts: readonly Fact[];
  readonly link?: Link | undefined;
}

export interface LetterTime {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  /** Both as one text. */
  readonly whole: string;
}

export interface LetterCode {
  readonly name: string;
  /** Its parts, between which there is a gap. */
  readonly groups: readonly string[];
}

/** What a guest should know besides: a list, or links. */
export interface LetterSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly links?: readonly Link[];
}

/** The name and the colors of whoever writes. */
export type LetterSender = Pick<SiteFrame, 'name' | 'colours'>;

/** The content of a mail, before it becomes text and HTML. All texts are plain: nothing in them is markup. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly sender?: LetterSender | undefined;
  /** Above everything; without it only the HTML has a heading, which is the subject. */
  readonly heading?: string;
  readonly greeting: string;
  readonly lead: string;
  readonly visits: readonly LetterVisit[];
  /** Questions and their answers, below the visits. */
  readonly answers?: readonly Fact[];
  readonly sections?: readonly LetterSection[];
  readonly closing: readonly string[];
  /** The end of the letter. */
  readonly links?: readonly Link[];
  /** A calendar file that comes along. */
  readonly calendar?: string | undefined;
}
