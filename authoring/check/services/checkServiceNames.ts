import { serviceNameMapper } from '../../../app/content/generated/texts/serviceNameMapper.ts';
import { fitsPattern, listedName, nameService, type ServiceNames } from '../../../app/journey/services/serviceName.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** Reports patterns that no service fits, and names by which guests could not tell two visits apart. */
export const checkServiceNames = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: names }) =>
    kind === serviceNameMapper && serviceNameMapper.check(names)
      ? [...fittingNone(names, services), ...namedAlike(names, services)].map((found) => ({ document, ...found }))
      : [],
  );

type Found = Omit<AuthoringProblem, 'document'>;

const fittingNone = ({ patterns }: ServiceNames, services: readonly ServiceType[]): readonly Found[] =>
  patterns.flatMap(({ pattern }, at): readonly Found[] => {
    if (services.some(({ name }) => fitsPattern(name.trim(), pattern))) return [];
    const message = `No service has a name that fits "${pattern}".`;
    return [{ pointer: `/patterns/${at}/pattern`, code: 'unknown-service', message }];
  });

function namedAlike(names: ServiceNames, services: readonly ServiceType[]): readonly Found[] {
  const named = services
    .filter((service) => !isFollowUp(service, services))
    .map(({ id, name, notMenuOption }) => ({
      ...nameService({ id, name: name.trim() }, names),
      isOnMenu: notMenuOption !== true,
    }));
  return (['names', 'patterns'] as const).flatMap((member) =>
    names[member].flatMap(({ name }, at): readonly Found[] => {
      const alike = named.filter((service) => service.name === name);
      // Visits that are all off the menu are chosen by answers, not by their names.
      if (alike.length < 2 || !alike.some(({ isOnMenu }) => isOnMenu)) return [];
      const listed = alike.map((service) => `"${listedName(service)}" (${service.id})`).join(', ');
      const message = `Guests would read "${name}" for several visits: ${listed}. Give each its own name.`;
      return [{ pointer: `/${member}/${at}/name`, code: 'same-label', message }];
    }),
  );
}

/** A second dose may be called as the first is: nobody chooses between the two. */
const isFollowUp = ({ id, dose = 1 }: ServiceType, services: readonly ServiceType[]): boolean =>
  dose > 1 || services.some(({ followupServiceId }) => followupServiceId === id);
