import type { Result } from '../errors/ContentProblem.ts';

/** One violation of a document schema, in Ajv's form. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Present when the check was compiled with Ajv's `verbose` option. Problems can then list the known properties. */
  readonly parentSchema?: unknown;
}

/** A schema check that Ajv compiled at build time: true when the value is a `T`; otherwise see `errors`. */
export interface DocumentCheck<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaViolation[] | null;
}

/** Where a document has a part of another one, also inside of a part that was inserted. */
export interface Insertion {
  /** Points to the reference in the document as it is written. */
  readonly pointer: string;
  /** The name of the other document, as the reference has it. */
  readonly name: string;
  /** The whole other document, as it is written. */
  readonly document: unknown;
}

/** One line of the catalogue: how a document is found, checked and made ready. */
export interface DocumentEntry<T, U = T> {
  /** The name that authors use, also in transclusions: `notes-data`. */
  readonly name: string;
  /** The path that each source is asked for. */
  readonly path: string;
  /** Paths of further documents that are merged into the first: objects by key, arrays end to end. */
  readonly merge?: readonly string[];
  /** Source ids in the order in which they are asked. */
  readonly sources: readonly string[];
  readonly check: DocumentCheck<T>;
  /** Turns the checked document into what the loader returns. When it has problems, the copy counts as broken. */
  compile?(document: T, insertions: readonly Insertion[]): Result<U>;
  /** Whether each `{ "$ref": "other#/pointer" }` is replaced by what it points to before the check. */
  readonly transcludes?: boolean;
  /** Finds the documents that this one transcludes. Replaces the loader's own `find` for this document. */
  find?(name: string): DocumentEntry<unknown, unknown> | undefined;
}

/** A document, with the name under which its problems are reported. */
export interface NamedDocument<T> {
  readonly name: string;
  readonly document: T;
}
