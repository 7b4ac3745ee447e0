import type { DocumentCheck } from '#engine';

/**
 * One kind of document that the app reads. A kind is one line of the catalogue: where its documents lie, and what they
 * must be.
 */
export interface DocumentKind<T = unknown> {
  /** The name in `forceFetchFromAPI`, in transclusions and in problems. It is also the name of the schema's file. */
  readonly name: string;
  /** Where its documents lie below a source's root. `{id}` stands for the id where there are several. */
  readonly path: string;
  /** The id of the one that is meant where no id is said, neither by the reader nor by `documentIds`. */
  readonly usualId?: string;
  readonly check: DocumentCheck<T>;
  /** Whether `{ "$ref": "other#/pointer" }` in it stands for a part of another document. */
  readonly transcludes?: boolean;
  /**
   * Collections that are merged into every document of the kind, in order: lists joined end to end, objects member by
   * member (CONTENT-4). Each of them is fetched once, however many documents it is part of.
   */
  readonly merges?: readonly DocumentKind[];
}

/** Which one is meant of several documents of a kind, by the kind's name: what a deployment or a step says. */
export type DocumentIds = Readonly<Record<string, string | undefined>>;

/** The name of one document: its kind's, with its id where there are several (`form-definition/patientDetails`). */
export const documentName = ({ name }: DocumentKind, id?: string): string =>
  id === undefined ? name : `${name}/${id}`;

/** The path of one document below a source's root. An id is one part of a path, whatever it is made of. */
export const documentPath = ({ path }: DocumentKind, id = ''): string => path.replace('{id}', encodeURIComponent(id));
