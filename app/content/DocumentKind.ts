import type { DocumentCheck } from '#engine';

/** One kind of document that the app reads: where its documents are, and what they must contain. */
export interface DocumentKind<T = unknown> {
  /** The name in `forceFetchFromAPI`, in transclusions and in problems. It is also the name of the schema's file. */
  readonly name: string;
  /** The path of its documents below a source's root; `{id}` stands for the id where there are several. */
  readonly path: string;
  /** The id to use where neither the banner nor a step names one. */
  readonly usualId?: string;
  readonly check: DocumentCheck<T>;
  /**
   * Whether the app takes what it can of a document, and its own for the rest. The content check still asks for all that
   * the schema says.
   */
  readonly lenient?: boolean;
  /** Whether `{ "$ref": "other#/pointer" }` in its documents stands for a part of another document. */
  readonly transcludes?: boolean;
  /**
   * Collections that are merged into every document of the kind, in order: lists joined end to end, objects member by
   * member (CONTENT-4). Each of them is fetched once, however many documents it is part of.
   */
  readonly merges?: readonly DocumentKind[];
}

/** The id of the document to use of each kind that has several, by the kind's name, as set for a banner or a step. */
export type DocumentIds = Readonly<Record<string, string | undefined>>;

/** The name of one document: the kind's name, and the id where there are several (`form-definition/patientDetails`). */
export const documentName = ({ name }: DocumentKind, id?: string): string =>
  id === undefined ? name : `${name}/${id}`;

/** The path of one document below a source's root. The id is encoded, so it is always a single part of the path. */
export const documentPath = ({ path }: DocumentKind, id = ''): string => path.replace('{id}', encodeURIComponent(id));
