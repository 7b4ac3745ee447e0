/** A format into which a widget brings typed answers. `typed` and `written` are patterns as in JSON Schema. */
export interface TextFormat {
  /** The typed answers that are brought into the format; all answers when absent. */
  readonly typed?: string;
  readonly written: string;
  /** An answer in the format, as an example for authors. */
  readonly example: string;
}
