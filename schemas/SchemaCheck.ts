/** One violation as Ajv reports it. `instancePath` is a JSON Pointer into the checked value. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * A validator that Ajv compiled at build time. Returns true when `value` is a `T`;
 * otherwise `errors` holds every violation of this call, until the next one; of a request only the first.
 */
export interface SchemaCheck<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaViolation[] | null;
}
