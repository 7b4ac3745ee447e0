import { serviceNameMapper } from '../../../app/content/generated/texts/serviceNameMapper.ts';
import { fitsPattern, listedName, nameService, type ServiceNames } from '../../../app/journey/services/serviceName.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** Reports patterns that no service fits, and names by which guests could not tell two visits of the menu apart. */
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
  const menu = services
    .filter(({ notMenuOption }) => notMenuOption !== true)
    .map(({ id, name }) => nameService({ id, name: name.trim() }, names));
  return (['names', 'patterns'] as const).flatMap((member) =>
    names[member].flatMap(({ name }, at): readonly Found[] => {
      const alike = menu.filter((service) => service.name === name);
      if (alike.length < 2) return [];
      const listed = alike.map((service) => `"${listedName(service)}" (${service.id})`).join(', ');
      const message = `Guests would read "${name}" for several visits: ${listed}. Give each its own name.`;
      return [{ pointer: `/${member}/${at}/name`, code: 'same-label', message }];
    }),
  );
}
