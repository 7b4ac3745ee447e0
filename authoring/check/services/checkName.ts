import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/**
 * Reports a service, or a category, that does not exist.
 *
 * @param what an author calls it, such as "category of services"
 */
export function checkName(
  place: Pick<AuthoringProblem, 'document' | 'pointer'>,
  name: string,
  known: readonly string[],
  what: string,
): readonly AuthoringProblem[] {
  if (known.includes(name)) return [];
  const message = `There is no ${what} "${name}".`;
  return [{ ...place, code: 'unknown-service', message, known, written: name }];
}
