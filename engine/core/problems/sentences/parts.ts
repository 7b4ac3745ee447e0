/** "zpi" is not a field. */
export const isNot =
  (what: string) =>
  (name: string): string =>
    `"${name}" is not ${what}.`;

export const joinQuoted = (names: readonly string[], separator: string): string =>
  names.map((name) => `"${name}"`).join(separator);
