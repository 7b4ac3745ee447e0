import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { formatService } from './entriesOfServices.ts';

/**
 * Reports services to which a prescreen leads together and that no booking takes together: a service with its follow-up,
 * which is given weeks later, and services that no business gives all of. Also a pair that a form refuses by a rule of its
 * own and that is not among the pairs which the server refuses.
 */
export const checkTogether = (
  { prescreens, definitions }: Pick<CheckedDocuments, 'prescreens' | 'definitions'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => [...bookedTogether(prescreens, services), ...definitions.flatMap(refusedHereAlone)];

const bookedTogether = (
  prescreens: CheckedDocuments['prescreens'],
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

/** The pairs are those of `includesSet`, which a form has from `vaccine-rules`. */
const refusedHereAlone = ({
  name: document,
  document: { pages },
}: CheckedDocuments['definitions'][number]): readonly AuthoringProblem[] =>
  pages.flatMap(({ rules = [] }, page) => {
    const checks = rules.flatMap((rule, at) => ('check' in rule ? [{ at, that: readMember(rule.that, '!') }] : []));
    const pairs = checks.flatMap(({ that }) => listMembers(readMember(readMember(that, 'includesSet'), '1')));
    if (pairs.length === 0) return [];
    return checks.flatMap(({ at, that }) => {
      const both = listMembers(readMember(that, 'and')).map(([, part]) => readMember(readMember(part, 'in'), '0'));
      const isPair = both.length === 2 && both.every((id) => typeof id === 'string');
      if (!isPair || pairs.some(([, pair]) => both.every((id) => listMembers(pair).some(([, each]) => each === id))))
        return [];
      const pointer = `/pages/${page}/rules/${at}/that`;
      const message = `"${both.join('" and "')}" are refused together here, and they are no pair of vaccine-rules: the server would book them.`;
      return [{ document, pointer, code: 'settings-contradict', message } as const];
    });
  });
