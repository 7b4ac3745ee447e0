/** Names that JavaScript objects use themselves: never the name of an answer, a setting or a place in a request. */
export const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
