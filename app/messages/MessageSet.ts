import type { MessageDocument } from './messageDocuments.ts';

/** The words of one part of the app. */
export interface MessageSet<T> {
  /** The document that authors change. */
  readonly document: MessageDocument;
  /** The member of the document that has them; without it, the whole document. */
  readonly member?: string;
  /** The words that the app was built with. They are shown until the document is loaded, and where it lacks some. */
  readonly shipped: T;
}
