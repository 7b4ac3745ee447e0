import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { formatService } from './entriesOfServices.ts';

/**
 * Reports services to which a prescreen leads together and that no booking takes together: a service with its follow-up,
 * which is given weeks later, and services that no business gives all of.
 */
export const checkTogether = (
  { prescreens }: Pick<CheckedDocuments, 'prescreens'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  prescreens.flatMap(({ name: document, document: { services: entries = [] } }) =>
    entries.flatMap(({ serviceIds }, at) => {
      const together = serviceIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
      const message = whyNotTogether(together);
      const pointer = `/services/${at}/serviceIds`;
      return message === undefined ? [] : [{ document, pointer, code: 'services-not-together', message } as const];
    }),
  );

function whyNotTogether(services: readonly ServiceType[]): string | undefined {
  for (const first of services) {
    const followup = services.find(({ id }) => id === first.followupServiceId);
    if (followup !== undefined)
      return `${formatService(followup)} follows ${formatService(first)} and is never given at one time with it: the booking is refused.`;
  }
  const [first, ...others] = services;
  const shared = first?.businessNames.filter((name) =>
    others.every(({ businessNames }) => businessNames.includes(name)),
  );
  if (shared === undefined || shared.length > 0) return undefined;
  const given = services.map((service) => `${formatService(service)} at ${service.businessNames.join(', ')}`);
  return `No business gives all of these, so a search would find nobody: ${given.join('; ')}.`;
}
