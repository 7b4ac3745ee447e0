/** A randomly changed document for the content API to serve, and how a guest comes to see it. */
export interface Mutant {
  /** Path below the content's folder. */
  readonly path: string;
  readonly text: string;
  /** Other documents, changed so that they lead straight to this one. */
  readonly beside: Readonly<Record<string, string>>;
  /** The category whose prescreen shows it; when absent, the intake of a visit in person does. */
  readonly category?: string;
}
