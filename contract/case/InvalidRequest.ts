/** A request with one place that breaks its schema. */
export interface InvalidRequest {
  /** Place and keyword, such as '/basicInfo/email: format'. */
  readonly name: string;
  /** JSON Pointer that a refusal blames: of the place, or of what the missing or unexpected member stands in. */
  readonly at: string;
  readonly request: unknown;
}
