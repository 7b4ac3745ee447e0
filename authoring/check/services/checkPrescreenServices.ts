import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { listCategories, type NamedCategory } from '../checks/NamedCategory.ts';
import { askedFields, readUiOption } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

type Read = Pick<CheckedDocuments, 'schedulers' | 'prescreens' | 'definitions'>;

/**
 * Reports prescreens that lead the guests of a category to none of its services, or to services of other categories; and (a
 * warning) those with lines about the services of other categories alone.
 */
export function checkPrescreenServices(read: Read, services: readonly ServiceType[]): readonly AuthoringProblem[] {
  return read.schedulers.flatMap(({ name: scheduler, document: configs }) => {
    const categories = listCategories(configs).filter(({ config }) => config.redirectAction === 'prescreen');
    const isNamed = (service: ServiceType): boolean => Object.hasOwn(configs.categories, readCategory(service));
    const findServices = ({ category, pointer }: NamedCategory): readonly ServiceType[] =>
      services.filter((each) => (pointer === '/defaultCategory' ? !isNamed(each) : readCategory(each) === category));
    return read.prescreens.flatMap(({ name: prescreen, document }) => {
      const users = categories.filter(({ config }) => config.prescreenType === document.type);
      const leadsTo = createReachTest(document, read);
      const own = users.flatMap(findServices);
      // An id of no service is a finding of its own, and may be meant for the one that nothing leads to.
      const isSound = (document.services ?? []).every(({ serviceIds }) =>
        serviceIds.every((id) => services.some((service) => service.id === id)),
      );
      return [
        ...users
          .filter((user) => findServices(user).length > 0 && !findServices(user).some(leadsTo))
          .map(({ category, pointer }) =>
            describeUncovered(scheduler, `${pointer}/prescreenType`, document.type, category),
          ),
        ...users
          .filter((user) => findServices(user).some(leadsTo) && !isAboutAny(document, findServices(user)))
          .map(({ category, pointer }): AuthoringProblem => {
            const message = `The prescreen "${document.type}" has lines about services, and none about one of "${category}": it is probably that of another category.`;
            const place = { document: scheduler, pointer: `${pointer}/prescreenType` };
            return { ...place, code: 'prescreen-without-service', severity: 'warning', message };
          }),
        ...users
          .filter((user) => findServices(user).some(leadsTo))
          .flatMap((user) => (isSound ? checkUncoveredServices(prescreen, document, user, findServices(user)) : [])),
        ...(own.length === 0
          ? []
          : checkForeignServices(
              prescreen,
              document,
              users,
              services.filter((each) => !own.includes(each)),
            )),
      ];
    });
  });
}

/** Whether a line of the prescreen is about one of these services, or none is about any. */
const isAboutAny = ({ infoMessages = [] }: PrescreenData, own: readonly ServiceType[]): boolean =>
  infoMessages.length === 0 || infoMessages.some(({ serviceId }) => own.some(({ id }) => id === serviceId));

const readCategory = ({ groupName }: ServiceType): string => groupName.trim();

/**
 * Whether the prescreen can lead a guest to a service: by its id, as one of the vaccines on offer, or, without either,
 * as the service that the guest came for.
 */
function createReachTest(
  { services = [], steps }: PrescreenData,
  { definitions }: Read,
): (service: ServiceType) => boolean {
  const ids = services.flatMap(({ serviceIds }) => serviceIds);
  if (services.length > 0) return ({ id }) => ids.includes(id);
  const forms = definitions.filter(({ id }) => steps.some(({ form }) => form === id));
  const fields = forms.flatMap(({ document }) => askedFields(document));
  const offers = fields.some((field) => readUiOption(field, 'choices') === 'vaccines');
  return ({ isVaccine }) => !offers || isVaccine === true;
}

const describeUncovered = (document: string, pointer: string, type: string, category: string): AuthoringProblem => ({
  document,
  pointer,
  code: 'prescreen-without-service',
  message: `The prescreen "${type}" leads to no service of "${category}": nobody who comes for one could book.`,
});

/** Reports services of a category to which no choice of its prescreen leads. */
function checkUncoveredServices(
  document: string,
  { services = [] }: PrescreenData,
  { category }: NamedCategory,
  own: readonly ServiceType[],
): readonly AuthoringProblem[] {
  if (services.length === 0) return [];
  const ids = services.flatMap(({ serviceIds }) => serviceIds);
  const uncovered = own.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => `"${name.trim()}" (${id})`);
  if (uncovered.length === 0) return [];
  const message = `No choice leads to ${uncovered.join(', ')} of "${category}".`;
  return [{ document, pointer: '/services', code: 'service-without-choice', severity: 'warning', message }];
}

/** @param others services of other categories */
const checkForeignServices = (
  document: string,
  { services = [] }: PrescreenData,
  users: readonly NamedCategory[],
  others: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  services.flatMap(({ serviceIds }, at) =>
    serviceIds.flatMap((id, index): readonly AuthoringProblem[] => {
      const service = others.find((each) => each.id === id);
      if (service === undefined) return [];
      const names = users.map(({ category }) => `"${category}"`).join(', ');
      const message = `"${service.name.trim()}" is of the category "${readCategory(service)}"; this prescreen is for ${names}.`;
      const pointer = `/services/${at}/serviceIds/${index}`;
      return [{ document, pointer, code: 'service-of-another-category', severity: 'warning', message }];
    }),
  );
