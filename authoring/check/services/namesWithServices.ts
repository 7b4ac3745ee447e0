import type { KnownNames } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { namesWithStates } from '../read/namesWithStates.ts';

/** The names that documents may use, with rules restricted to comparing with services and states that exist. */
export function namesWithServices(services: readonly ServiceType[]): KnownNames {
  const { context } = namesWithStates;
  const { properties } = context;
  const service = {
    type: 'object',
    properties: {
      id: { type: 'integer', enum: services.map(({ id }) => id) },
      name: { type: 'string', enum: distinct(services.map(({ name }) => name.trim())) },
      category: { type: 'string', enum: distinct(services.map(({ groupName }) => groupName.trim())) },
    },
  };
  const vaccines = services.filter(({ isVaccine }) => isVaccine === true).map(({ id }) => String(id));
  const choice = {
    type: 'object',
    properties: { ...properties.vaccines.items.properties, value: buildEnum(vaccines) },
  };
  return {
    ...namesWithStates,
    context: {
      ...context,
      properties: {
        ...properties,
        services: { ...properties.services, items: service },
        service: { ...properties.service, ...service },
        vaccines: { ...properties.vaccines, items: choice },
      },
    },
  };
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

const buildEnum = (values: readonly string[]) => ({ type: 'string', enum: values });
