import type { Result } from '../errors/Result.ts';

/** One violation of a document schema, in Ajv's form. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** There when the check was compiled to be verbose: then problems can name the properties that are known. */
  readonly parentSchema?: unknown;
}

/** A build-time compiled schema check: true when the value is a `T`, else `errors` holds the faults. */
export interface DocumentCheck<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaViolation[] | null;
}

/** One line of the catalogue: how a document is found, checked and made ready. */
export interface DocumentEntry<T, U = T> {
  /** The name that authors use, also in transclusions: `notes-data`. */
  readonly name: string;
  /** What the sources are asked for, below their root. */
  readonly path: string;
  /** Further paths whose documents are merged into the first: objects by key, arrays concatenated. */
  readonly merge?: readonly string[];
  /** Source ids in the order in which they are asked. */
  readonly sources: readonly string[];
  readonly check: DocumentCheck<T>;
  /** Turns the checked document into what readers get; its problems make the copy a broken one. */
  compile?(document: T): Result<U>;
  /** Whether `{ "$ref": "other#/pointer" }` is replaced by what it points to, before the check. */
  readonly transcludes?: boolean;
  /** Finds what this document draws on by transclusion, where that is not what the loader finds for all. */
  find?(name: string): DocumentEntry<unknown, unknown> | undefined;
}
