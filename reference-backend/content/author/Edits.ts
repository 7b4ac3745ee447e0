/** What is wrong with the documents on disk, for the author who edits them. Only an author's own server has it. */
export interface Edits {
  /** What the page of the author shows; plain data. */
  readonly read: () => unknown;
  /** Calls `changed` whenever there may be something new; gives what ends it. */
  readonly listen: (changed: () => void) => () => void;
}
