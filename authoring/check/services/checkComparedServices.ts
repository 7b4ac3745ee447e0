import type { ContentProblem } from '#engine';
import { messageOf } from '#engine/problems';
import { states } from '../../../schemas/states.ts';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { stateCodes } from '../read/namesWithStates.ts';
import { otherList } from './checkName.ts';

/**
 * Reports rules that compare with a service, a category, a vaccine or a state that does not exist.
 *
 * @param known problems of the compiler once it knows all of these
 * @param reported what it has reported without knowing them, and is not repeated
 */
export function checkComparedServices(
  known: CompiledContent['problems'],
  reported: CompiledContent['problems'],
): readonly (ContentProblem | AuthoringProblem)[] {
  const reportedPlaces = new Set(reported.map(({ document, pointer }) => `${document}#${pointer}`));
  return known
    .filter(({ document, pointer }) => !reportedPlaces.has(`${document}#${pointer}`))
    .map((problem) =>
      isOfStates(problem)
        ? withCode(problem)
        : { ...problem, code: 'unknown-service', message: messageOf(problem) + otherList },
    );
}

const isOfStates = ({ known = [] }: Pick<ContentProblem, 'known'>): boolean =>
  known.length > 0 && known.every((name) => stateCodes.includes(name));

/** Suggests the code of a state that is written by its name. */
const withCode = <T extends ContentProblem | AuthoringProblem>(
  problem: T,
): T & Pick<AuthoringProblem, 'suggestion'> => {
  const suggestion = stateCodes.find((code) => states[code] === problem.written);
  return suggestion === undefined ? problem : { ...problem, suggestion };
};
