import type { ContentProblem } from '#engine';
import { messageOf } from '#engine/problems';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkCompiled } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { otherList } from './checkName.ts';
import { namesWithServices } from './namesWithServices.ts';

/**
 * Reports rules that compare with a service, a category or a vaccine that does not exist. The compiler finds them once
 * it knows all services; what it reported without knowing them is not repeated.
 *
 * @param reported problems of the compiler that knows no services
 */
export function checkComparedServices(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
  reported: readonly Pick<ContentProblem, 'document' | 'pointer'>[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const reportedPlaces = new Set(reported.map(({ document, pointer }) => `${document}#${pointer}`));
  return checkCompiled(read, files, namesWithServices(services))
    .problems.filter(({ document, pointer }) => !reportedPlaces.has(`${document}#${pointer}`))
    .map((problem) => ({ ...problem, code: 'unknown-service', message: messageOf(problem) + otherList }));
}
