import { distance } from 'fastest-levenshtein';
import { environmentNames } from './environmentNames.ts';
import { secretNames } from './withSecrets.ts';

export interface Misspelled {
  readonly written: string;
  readonly meant: string;
}

/** Names of fewer letters are near to variables of other programs, such as HOME and MAIL. */
const LEAST_LETTERS = 6;

/** How many letters may differ: one, or two of a longer name, as when two are swapped. */
const mostWrong = ({ length }: string): number => (length < 8 ? 1 : 2);

/** The variables that are probably meant for this program, and that it does not know. */
export function findMisspelled(environment: Readonly<Record<string, string | undefined>>): readonly Misspelled[] {
  const known = [...environmentNames, ...secretNames.map((name) => `${name}_FILE`)];
  return Object.keys(environment)
    .filter((written) => !known.includes(written))
    .flatMap((written) => {
      const near = known.filter(
        (name) => name.length >= LEAST_LETTERS && distance(written.toUpperCase(), name) <= mostWrong(name),
      );
      return near.slice(0, 1).map((meant) => ({ written, meant }));
    });
}

export const describeMisspelled = ({ written, meant }: Misspelled): string =>
  `${written} is set, and there is no such variable. Did you mean ${meant}?`;
