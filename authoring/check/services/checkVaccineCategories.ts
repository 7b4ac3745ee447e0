import { flows } from '../../../app/journey/flows.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports categories of vaccines that lead to times without a prescreen, whose questions find out which vaccines a guest
 * may have, and which go together. Walk-ins are asked at the pharmacy's own page. And categories whose flow is for
 * vaccines, when they have none, or the other way round; a flow that the requirements have otherwise is reported there.
 */
export const checkVaccineCategories = (
  { schedulers, requirements }: Pick<CheckedDocuments, 'schedulers' | 'requirements'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ name: document, document: configs }) =>
    listCategories(configs).flatMap(({ category, pointer, config }): readonly AuthoringProblem[] => {
      const { schedulerFlow: flow, redirectAction } = config;
      const own = services.filter(({ groupName }) => groupName.trim() === category);
      const vaccines = own.filter(({ isVaccine }) => isVaccine);
      if (vaccines.length > 0 && flows[flow].hasTime && redirectAction === 'results') {
        const message = `"${category}" has vaccines and no prescreen: nobody would ask which of them a guest wants and may have.`;
        return [{ document, pointer: `${pointer}/redirectAction`, code: 'vaccines-without-prescreen', message }];
      }
      const needed = requirements.every(
        ({ document: { categories } }) => (categories[category]?.flow ?? flow) === flow,
      );
      const isOther = flows[flow].givesVaccines ? vaccines.length === 0 : own.length === vaccines.length;
      // Of what is booked at another site, its own pages ask.
      if (!needed || !isOther || own.length === 0 || redirectAction === 'pharmacy_scheduler') return [];
      const [has, asks] = vaccines.length === 0 ? ['no vaccine', 'vaccines'] : ['vaccines alone', 'other visits'];
      const message = `"${category}" has ${has} among its services, and starts the flow ${flow}, whose forms are for ${asks}.`;
      return [{ document, pointer: `${pointer}/schedulerFlow`, code: 'category-of-another-flow', message }];
    }),
  );
