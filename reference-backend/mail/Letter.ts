/** The text and the address of a link. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** One appointment of a letter. */
export interface LetterVisit {
  /** Which of two appointments this is. */
  readonly heading?: string;
  /** Name and value of each fact. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The confirmation code. It stands out, because guests read it aloud at the counter. */
  readonly code: string;
  readonly link?: Link;
  /** A text below the link. */
  readonly note?: string;
}

/** The content of a mail, before it becomes text and HTML. All texts are plain: nothing in them is markup. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly visits: readonly LetterVisit[];
  /** Questions and their answers, below the visits. */
  readonly answers?: readonly (readonly [question: string, answer: string])[];
  readonly link?: Link;
  readonly closing: readonly string[];
}
