import type { ContentProblem } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/list-services/reply.js';
import { checkCompiled } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { namesWithServices } from './namesWithServices.ts';

/**
 * Rules that compare with a service, a category or a vaccine that there is none of: what the compiler says of them once it
 * knows all that there are, and has not said already.
 *
 * @param told by the compiler that knows no service
 */
export function checkComparedServices(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
  reported: readonly Pick<ContentProblem, 'document' | 'pointer'>[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const reportedPlaces = new Set(reported.map(({ document, pointer }) => `${document}#${pointer}`));
  return checkCompiled(read, files, namesWithServices(services))
    .filter(({ document, pointer }) => !reportedPlaces.has(`${document}#${pointer}`))
    .map((problem) => ({ ...problem, code: 'service' }));
}
