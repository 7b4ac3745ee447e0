import type { KnownNames } from '#engine';
import { formContextSchema } from '../../../app/content/forms/formContext.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';

/** The names that documents may use, with rules restricted to comparing with services that exist. */
export function namesWithServices(services: readonly ServiceType[]): KnownNames {
  const { properties } = formContextSchema;
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
    ...knownNames,
    context: {
      ...formContextSchema,
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
