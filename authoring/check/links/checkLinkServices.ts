import { serviceNameMapper } from '../../../app/content/generated/texts/serviceNameMapper.ts';
import { criteriaFromQuery } from '../../../app/journey/search/criteriaFromQuery.ts';
import { listedNames, nameService } from '../../../app/journey/services/serviceName.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { bases } from '../../../schemas/routes.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { checkName } from '../services/checkName.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { routeAt } from './checkAddresses.ts';
import type { ContentLink } from './linksIn.ts';

/** Reports links to a page of the scheduler whose query names a service, or a category, that does not exist. */
export function checkLinkServices(
  links: readonly ContentLink[],
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const ids = services.map(({ id }) => String(id));
  const names = namesOf(documents, services);
  return links.flatMap(({ document, pointer, href }): readonly AuthoringProblem[] => {
    const [path = '', query = ''] = href.replace(/#.*$/, '').split('?');
    // A placeholder may stand for anything.
    if (!`${path}/`.startsWith(`${bases.scheduler}/`) || !routeAt(path) || query.includes('{')) return [];
    const { type, serviceIds } = criteriaFromQuery(new URLSearchParams(query));
    return [
      ...(type === undefined ? [] : checkName({ document, pointer }, type, names, 'service or category of services')),
      ...serviceIds.flatMap((id) => checkName({ document, pointer }, String(id), ids, 'service')),
    ];
  });
}

/** The names by which a link may ask for a service: its category, its own as the server lists it, and as guests read it. */
function namesOf(documents: readonly ParsedDocument[], services: readonly ServiceType[]): readonly string[] {
  const mappers = documents.flatMap(({ file: { kind }, document }) =>
    kind === serviceNameMapper && serviceNameMapper.check(document) ? [document] : [],
  );
  const named = services.flatMap((service) => {
    const own = { id: service.id, name: service.name.trim() };
    return [listedNames, ...mappers].map((mapper) => nameService(own, mapper).name);
  });
  return [...new Set([...services.map(({ groupName }) => groupName.trim()), ...named])];
}
