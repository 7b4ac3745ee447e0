import { flows } from '../../../app/journey/flows.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports categories of vaccines that lead to times without a prescreen, whose questions find out which vaccines a guest
 * may have, and which go together. Walk-ins are asked at the pharmacy's own page.
 */
export const checkVaccineCategories = (
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ name: document, document: configs }) =>
    listCategories(configs).flatMap(({ category, pointer, config }): readonly AuthoringProblem[] => {
      const hasVaccines = services.some(({ isVaccine, groupName }) => isVaccine && groupName.trim() === category);
      if (!hasVaccines || !flows[config.schedulerFlow].hasTime || config.redirectAction !== 'results') return [];
      const message = `"${category}" has vaccines and no prescreen: nobody would ask which of them a guest wants and may have.`;
      return [{ document, pointer: `${pointer}/redirectAction`, code: 'vaccines-without-prescreen', message }];
    }),
  );
