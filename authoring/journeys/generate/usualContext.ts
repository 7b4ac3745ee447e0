import { choiceNames, type Json, type JsonObject } from '#engine';
import { businessNames, type FlowName } from '../../../app/journey/index.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { findFlows, listCategories } from '../../check/checks/NamedCategory.ts';
import { isJsonObject } from '../../jsonParts.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import type { Wanted } from './openWays.ts';

/** The day of generated journeys. */
export const today = '2027-03-01';

/** What the app knows of usual guests of one document: one for each flow that asks it, or prescreen that it is. */
export function usualContexts(
  { name, configuration, wizard, end }: AskedPlan,
  schedulers: readonly SchedulerConfig[],
  services: readonly ServiceType[],
): readonly JsonObject[] {
  const group = configuration?.document.group ?? '';
  const type = end === undefined ? undefined : (configuration?.document.group ?? name.split('/')[1]);
  const found = schedulers.flatMap((scheduler) =>
    end === undefined
      ? findFlows(scheduler, group).map((flow) => ({ flow, categories: categoriesIn(scheduler, flow) }))
      : listCategories(scheduler)
          .filter(({ config }) => config.prescreenType === type)
          .slice(0, 1)
          .map(({ category, config }) => ({ flow: config.schedulerFlow, categories: [category] })),
  );
  const offered = (wizard?.steps ?? []).flatMap(({ form }) =>
    form.pages.flatMap(({ uiSchema }) => choiceNames(uiSchema)),
  );
  const contexts = found.map(({ flow, categories }) => {
    const service = services.find(({ groupName }) => categories.includes(groupName));
    return end === undefined ? bookingOf(flow, service) : prescreenOf(flow, service, services, offered);
  });
  return contexts.length > 0 ? contexts : [{ today }];
}

/** The guests of a prescreen who come from a link to a service: its forms may fill in what the service says. */
export function serviceContexts(
  { configuration, name, end }: AskedPlan,
  contexts: readonly JsonObject[],
  schedulers: readonly SchedulerConfig[],
  services: readonly ServiceType[],
): readonly JsonObject[] {
  if (end === undefined) return [];
  const type = configuration?.document.group ?? name.split('/')[1];
  const categories = schedulers
    .flatMap(listCategories)
    .flatMap(({ category, config }) => (config.prescreenType === type ? [category] : []));
  return contexts.flatMap((context) =>
    services
      .filter(({ groupName }) => categories.includes(groupName))
      .map((service) => ({ ...context, services: [named(service)] })),
  );
}

const categoriesIn = (scheduler: SchedulerConfig, flow: FlowName): readonly string[] =>
  listCategories(scheduler).flatMap(({ category, config }) =>
    config.schedulerFlow === flow && category !== 'any other' ? [category] : [],
  );

const named = ({ id, name, groupName }: ServiceType): JsonObject => ({ id, name, category: groupName });

function bookingOf(flow: FlowName, service: ServiceType | undefined): JsonObject {
  const businessName = businessNames.find((each) => service?.businessNames.some((own) => own === each)) ?? 'tlc';
  const services = service ? [named(service)] : [];
  return { flow, today, services, provider: { businessName, state: 'OH' }, state: 'OH' };
}

/** What a prescreen is asked for, with what its forms let guests choose from. */
function prescreenOf(
  flow: FlowName,
  service: ServiceType | undefined,
  services: readonly ServiceType[],
  offered: readonly string[],
): JsonObject {
  const vaccines = services.filter(({ groupName, isVaccine }) => isVaccine && groupName === service?.groupName);
  return {
    flow,
    today,
    services: [],
    ...(service && { service: named(service) }),
    ...(offered.includes('vaccines') && {
      vaccines: vaccines.map(({ id, name }) => ({ value: String(id), title: name })),
    }),
    ...(offered.includes('licensureStates') && {
      licensureStates: [
        { value: 'CA', title: 'California' },
        { value: 'OH', title: 'Ohio' },
      ],
      unlicensedStates: ['CA'],
    }),
  };
}

/** The context with what a witness says of it: its names lead at most one group deep. */
export function contextWith(usual: JsonObject, { context }: Wanted): JsonObject {
  let found = usual;
  for (const [name, value] of context) {
    const [first = '', member] = name.split('.');
    if (member === undefined) found = put(found, first, value);
    else found = put(found, first, put(groupIn(found, first), member, value));
  }
  return found;
}

function groupIn(object: JsonObject, name: string): JsonObject {
  const group = Object.hasOwn(object, name) ? object[name] : undefined;
  return isJsonObject(group) ? group : {};
}

function put(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const { [name]: _before, ...others } = object;
  return value === undefined ? others : { ...others, [name]: value };
}
