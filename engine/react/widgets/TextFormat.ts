/** A form into which a widget brings what a guest types. Patterns are those of JSON Schema. */
export interface TextFormat {
  /** What is brought into it; all answers where absent. */
  readonly typed?: string;
  readonly written: string;
  /** For an author. */
  readonly example: string;
}
