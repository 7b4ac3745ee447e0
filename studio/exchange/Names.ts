/**
 * A name that no document has. The page writes it where the author is about to write one, and the check answers which
 * names are known there. It keeps to the patterns of all names.
 */
export const nobodysName = 'zznobodysname';

/** The names that are known where a text has the name that nobody has. */
export interface NamesReply {
  readonly names: readonly string[];
}
