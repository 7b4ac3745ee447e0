/** What `evaluateRule` returns for a rule that needs an answer that is missing or of the wrong type. */
export const UNKNOWN = Symbol('unknown');
export type Unknown = typeof UNKNOWN;
/** The result of a condition: true, false, or unknown while an answer that it needs is missing. */
export type Truth = boolean | Unknown;
