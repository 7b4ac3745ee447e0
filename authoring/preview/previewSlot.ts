import type { Json, JsonObject } from '#engine';
import { flowNames, flows } from '../../app/journey/flows.ts';
import { readPart } from '../jsonParts.ts';

const timezone = 'America/New_York';

/** A picked time as the journey keeps it over a reload, made up: the visit of the context on that day. */
export const previewSlot = ({ flow, services, provider, state }: JsonObject, day: string): JsonObject => ({
  flow: { name: flow ?? null, step: 2 },
  appointment: {
    timestamp: flowNames.some((name) => name === flow && flows[name].hasTime) ? `${day} 10:00:00` : '',
    timezone,
    services: services ?? [],
  },
  provider: {
    providerId: '01400943',
    businessName: readPart(provider, 'businessName') ?? 'tlc',
    timezone,
    ...licensed(state),
    address: {
      addressLines: ['1 Main Street'],
      cityTown: 'Springfield',
      stateProvince: readPart(provider, 'state') ?? 'OH',
      postalCode: '45202',
    },
  },
});

const licensed = (state: Json | undefined): JsonObject => (state === undefined ? {} : { licensureState: state });
