/** Something that is wrong at one place of a document as it is on disk. */
export interface EditFinding {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** JSON Pointer into the document; empty for the whole of it. */
  readonly pointer: string;
  /** Explained by its section in `docs/findings.md`. */
  readonly code: string;
  /** What is wrong, in whole sentences, with the name that was probably meant. */
  readonly message: string;
}

/** A document on disk in which something is wrong. */
export interface EditedDocument {
  /** The path that its author opens. */
  readonly file: string;
  /** Whether the app does not take the document as it is. */
  readonly isRefused: boolean;
  /** The sentence that says which copy is in use. */
  readonly copy: string;
  readonly findings: readonly EditFinding[];
}

/** Which copy of a document is in use, as its author reads it. */
export const copies = {
  shipped:
    'This edit is not in use. Pages that are opened now use the copy that the app was built with; pages that are open keep what they have read.',
  none: 'This edit is not in use, and there is no other copy: pages that need it say that something went wrong.',
  ownWords: 'This edit is in use. In place of what is listed the app uses the words that it was built with.',
  edited: 'This edit is in use as it is, with what is listed.',
  unread: 'Nothing reads this file.',
} as const;
