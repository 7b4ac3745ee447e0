import type { JSONPath } from 'jsonc-parser';

/** Where a template is inserted, and how what it makes is called. */
export interface TemplateOrder {
  readonly texts: ReadonlyMap<string, string>;
  /** The document. */
  readonly path: string;
  /** Where the caret stands in it. */
  readonly at: JSONPath;
  /** Of the new field, question, step or type. */
  readonly name: string;
  /** What guests read: the label, the question, the title. */
  readonly words: string;
}

/** What a template makes of documents: their new texts by path, and where the author goes on. */
export interface Insertion {
  readonly texts: Readonly<Record<string, string>>;
  readonly path: string;
  readonly pointer: string;
}

/** Something that is inserted whole, so that the documents are sound at once. */
export interface Template {
  readonly key: string;
  readonly label: string;
  /** What it makes, for the author. */
  readonly help: string;
  /** How its names are written. */
  readonly names: RegExp;
  readonly example: string;
  /** Why it has no place in a document that it suits. */
  readonly isMissing: string;
  readonly suits: (path: string) => boolean;
  /** @returns undefined where the document has no place for it */
  readonly make: (order: TemplateOrder) => Insertion | undefined;
}

export const plainNames = /^[A-Za-z][A-Za-z0-9]*$/;

export const isOf =
  (...kinds: readonly string[]) =>
  (path: string): boolean =>
    kinds.some((kind) => path.startsWith(`${kind}/`));
