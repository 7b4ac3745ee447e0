/** A document that the content API serves changed at random, and how a guest comes to see it. */
export interface Mutant {
  /** Below the content's folder. */
  readonly path: string;
  readonly text: string;
  /** Other documents that lead straight to it. */
  readonly beside: Readonly<Record<string, string>>;
  /** The category whose prescreen shows it; the intake of a visit in person when absent. */
  readonly category?: string;
}
