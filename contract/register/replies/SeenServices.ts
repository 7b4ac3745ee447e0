import { isDeepStrictEqual } from 'node:util';
import type { ListServicesReply, ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';

/** The services that lists have named: each is described alike, and each list of businesses has all that name one of them. */
export class SeenServices {
  readonly #known = new Map<number, ServiceType>();

  /** @param isOfPlace whether the list is that of one place, which does not give all */
  findings(
    { data: { services } }: ListServicesReply,
    businesses: readonly string[],
    isOfPlace: boolean,
  ): readonly Finding[] {
    const isAsked = ({ businessNames }: ServiceType) => businessNames.some((each) => businesses.includes(each));
    const twice = services.findIndex(({ id }, index) => services.findIndex((other) => other.id === id) < index);
    const stray = services.findIndex((each) => !isAsked(each));
    const covid = services.findIndex(({ isCovidVaccine, isVaccine }) => isCovidVaccine && isVaccine !== true);
    const missing = [...this.#known.values()].find(
      (known) => isAsked(known) && !services.some(({ id }) => id === known.id),
    );
    return [
      {
        promise: 'each service of the businesses once, as every list describes it',
        violation: firstWrong(
          unless(twice < 0, `/data/services/${twice}/id`, 'each service once', 'one of them again'),
          unless(stray < 0, `/data/services/${stray}/businessNames`, `one of ${businesses.join(', ')}`, 'others'),
          unless(covid < 0, `/data/services/${covid}/isVaccine`, 'true of a COVID-19 vaccine, too', 'no vaccine'),
          ...services.map((service, index) => this.#compare(service, index)),
          unless(
            isOfPlace || missing === undefined,
            '/data/services',
            `with ${missing?.id}, which names one of the businesses in another list`,
            'without it',
          ),
        ),
      },
    ];
  }

  #compare(service: ServiceType, index: number): ContractViolation | undefined {
    const known = this.#known.get(service.id);
    if (!known) this.#known.set(service.id, service);
    return unless(
      known === undefined || isDeepStrictEqual(sorted(known), sorted(service)),
      `/data/services/${index}`,
      `${service.name} as another list describes it`,
      'otherwise',
    );
  }
}

/** The order of businesses is not promised. */
const sorted = ({ businessNames, ...service }: ServiceType) => ({
  ...service,
  businessNames: businessNames.toSorted(),
});
