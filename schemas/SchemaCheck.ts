/** One violation as Ajv reports it. `instancePath` is a JSON Pointer into the checked value. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * A validator that Ajv compiled at build time. Returns true when `value` is a `T`. Otherwise `errors` has the
 * violations until the next call: all of them, but only the first where it checks a request.
 */
export interface SchemaCheck<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaViolation[] | null;
}
