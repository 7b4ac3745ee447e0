/** A document with the name that its problems are reported under. */
export interface Named<T> {
  readonly name: string;
  readonly document: T;
}
