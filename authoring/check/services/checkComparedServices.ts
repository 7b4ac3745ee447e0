import type { ContentProblem } from '#engine';
import { messageOf } from '#engine/problems';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { states } from '../../../schemas/states.ts';
import { checkCompiled } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { stateCodes } from '../read/namesWithStates.ts';
import { otherList } from './checkName.ts';
import { namesWithServices } from './namesWithServices.ts';

/**
 * Reports rules that compare with a service, a category, a vaccine or a state that does not exist. The compiler finds
 * them once it knows all of these; what it reported without knowing them is not repeated.
 *
 * @param reported problems of the compiler that knows none of these
 */
export function checkComparedServices(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
  reported: readonly Pick<ContentProblem, 'document' | 'pointer'>[],
  services: readonly ServiceType[],
): readonly (ContentProblem | AuthoringProblem)[] {
  const reportedPlaces = new Set(reported.map(({ document, pointer }) => `${document}#${pointer}`));
  return checkCompiled(read, files, namesWithServices(services))
    .problems.filter(({ document, pointer }) => !reportedPlaces.has(`${document}#${pointer}`))
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
