/** Two random texts differ nearly everywhere; two of a count, in its last digits alone. */
const FEWEST = 4;

/** Whether who knows one of two texts can guess the other, because they differ in very few places. */
export function isGuessable(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((character, index) => character !== other[index]).length < FEWEST;
}
