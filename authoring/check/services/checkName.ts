import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** Said of an id that another deployment may have. */
export const otherList = ' If it is one of another deployment, name its list by --services.';

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
  const message = `There is no ${what} "${name}".${what.startsWith('service') ? otherList : ''}`;
  return [{ ...place, code: 'unknown-service', message, known, written: name }];
}
