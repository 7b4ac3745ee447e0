import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked } from '../read/CheckedDocuments.ts';

/**
 * Reports categories that are searched at a business that does not offer one of their services: a search for that
 * service would find no provider.
 */
export function checkBusinesses(
  { name: document, document: configs }: Checked<SchedulerConfig>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const named = new Set(Object.keys(configs.categories));
  return listCategories(configs).flatMap(({ category, pointer, config: { businessName } }) => {
    if (businessName === undefined) return [];
    const own = services.filter(({ groupName }) =>
      pointer === '/defaultCategory' ? !named.has(groupName.trim()) : groupName.trim() === category,
    );
    const elsewhere = own.filter(({ businessNames }) => !businessNames.includes(businessName));
    if (elsewhere.length === 0) return [];
    const descriptions = elsewhere.map((service) => `"${service.name.trim()}" (${service.businessNames.join(', ')})`);
    return [
      {
        document,
        pointer: `${pointer}/businessName`,
        code: 'service-of-another-business',
        message: `"${businessName}" does not give ${descriptions.join(', ')}: a search would find nobody.`,
        known: [...new Set(own.flatMap(({ businessNames }) => businessNames))],
      },
    ];
  });
}
