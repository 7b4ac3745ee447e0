/** Words that lead somewhere. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** One appointment of a letter. */
export interface LetterVisit {
  /** Of two appointments: which one this is. */
  readonly heading?: string;
  /** Name and value of each fact. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Read aloud at the counter, so it stands out. */
  readonly code: string;
  readonly link?: Link;
  /** Said below the link. */
  readonly note?: string;
}

/** What a mail says, before it is text and HTML. Plain words: nothing in it is markup. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly visits: readonly LetterVisit[];
  readonly link?: Link;
  readonly closing: readonly string[];
}
