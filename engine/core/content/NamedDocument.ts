/** A document with the name that its problems are reported under. */
export interface NamedDocument<T> {
  readonly name: string;
  readonly document: T;
}
