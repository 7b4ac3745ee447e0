/**
 * The characters that a typed text may have, as formats of JSON Schema. Control characters, and the bidirectional
 * embeddings, overrides and isolates (U+202A to E, U+2066 to 9), which can make a text read otherwise than it is
 * stored, are in neither. Direction marks, joiners and combining characters are in both: names of many scripts need
 * them. But a text that has anything more than blanks has something to see: joiners alone are no name.
 */
export const textFormats = {
  /** One line: without line ends, the separators U+2028 and U+2029 among them, and without tabs. */
  line: /^(?=\s*$|.*[^\s\u2800\p{DI}])[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u,
  /** Several lines. It looks for a wrong character, because a repeated group overflows the stack on a very long text. */
  lines: /^(?=\s*$|.*[^\s\u2800\p{DI}])(?!.*(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069])/su,
} as const;
