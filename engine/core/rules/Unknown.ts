/** What a rule says when an answer that it needs is missing or of the wrong type. */
export const UNKNOWN = Symbol('unknown');
export type Unknown = typeof UNKNOWN;
/** What a condition comes to: true, false, or unknown while an answer that it needs is missing. */
export type Truth = boolean | Unknown;
