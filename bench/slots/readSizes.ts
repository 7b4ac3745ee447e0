/** How many clinics the chains have that are measured, where nobody says otherwise. */
export const DEFAULT_SIZES: readonly number[] = [300, 3000];

/** The most that the generator of chains has places for. */
const MOST = 30_000;

/**
 * Reads the numbers of clinics, such as '300,3000,10000'.
 * @throws Error where one is no number that a chain can have
 */
export function readSizes(text: string): readonly number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= MOST)) return sizes;
  throw new Error(`--clinics must be numbers from 1 to ${MOST}, such as 300,3000,10000, and is ${text}`);
}
