import type { JsonObject } from '#engine';
import { type FlowName, flowNames } from '../../journey/flows.ts';
import { businessNames, type PickedAppointments, type Service } from '../../journey/picked/PickedAppointments.ts';
import { listedName } from '../../journey/services/serviceName.ts';
import { priorAnswersSchema } from './compilePriorAnswers.ts';

/** JSON Schema of the lists that `ui:choices` takes. */
const choices = {
  type: 'array',
  items: {
    type: 'object',
    properties: { value: { type: 'string' }, title: { type: 'string' }, description: { type: 'string' } },
  },
} as const;

/**
 * What a form's rules read as `context`: the guest's situation, without the answers of the form. It is a JSON Schema,
 * so that the types of rules can be checked against it.
 */
export const formContextSchema = {
  type: 'object',
  properties: {
    flow: { type: 'string', title: 'The journey that the guest is on', enum: flowNames },
    today: { type: 'string', title: "Today on the provider's calendar", format: 'date' },
    services: {
      type: 'array',
      title: 'What is booked; in the prescreen, what the guest has named, where that is more than a category',
      items: {
        type: 'object',
        properties: { id: { type: 'integer' }, name: { type: 'string' }, category: { type: 'string' } },
      },
    },
    provider: {
      type: 'object',
      title: 'Where, or with whom',
      properties: {
        businessName: { type: 'string', enum: businessNames },
        brand: { type: 'string' },
        state: { type: 'string', title: 'Two-letter code of the state it lies in' },
      },
    },
    state: { type: 'string', title: 'Two-letter code of the state that the visit takes place in' },
    // Only in the prescreen, where nothing is booked yet.
    service: {
      type: 'object',
      title: 'What the guest wants to book',
      properties: { id: { type: 'integer' }, name: { type: 'string' }, category: { type: 'string' } },
    },
    known: priorAnswersSchema,
    reasons: { ...choices, title: 'Reasons for the visit that can be given; none where its category has none' },
    vaccines: { ...choices, title: 'Vaccines that can be chosen' },
    licensureStates: { ...choices, title: 'States that the service may be given in by video, and the others' },
    unlicensedStates: {
      type: 'array',
      title: 'Two-letter codes of the states in which nobody is licensed for the service',
      items: { type: 'string' },
    },
  },
} as const;

/** What a form knows besides the appointment. */
interface FormContextExtras {
  /** What the guest has answered before, in the shape of `priorAnswersSchema`. */
  readonly priorAnswers?: JsonObject;
  readonly reasons?: ReasonsByCategory;
}

/** The context of the picked appointment. What is not known is left out, and a rule that needs it is unknown. */
export function formContext(
  flow: FlowName,
  today: string,
  { appointment, provider }: PickedAppointments,
  { priorAnswers = {}, reasons = {} }: FormContextExtras = {},
): JsonObject {
  const located = provider?.address?.stateProvince;
  const state = provider?.licensureState ?? located;
  const services = appointment?.services ?? [];
  const choices = reasonChoices(reasons, services);
  return {
    flow,
    today,
    services: services.map(({ category, ...service }) => ({
      id: service.id,
      name: listedName(service),
      ...(category !== undefined && { category }),
    })),
    provider: {
      ...(provider && { businessName: provider.businessName }),
      ...(provider?.brand !== undefined && { brand: provider.brand }),
      ...(located !== undefined && { state: located }),
    },
    ...(state !== undefined && { state }),
    ...(choices.length > 0 && { reasons: choices }),
    ...(Object.keys(priorAnswers).length > 0 && { known: priorAnswers }),
  };
}

/** The reasons that guests can choose for a visit, by the category of its service (the document notes-data). */
export type ReasonsByCategory = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The reasons for a booking of these services, as `ui:choices` takes them. Each appears once, and 'Other' stays last.
 */
function reasonChoices(reasons: ReasonsByCategory, services: readonly Service[]): readonly JsonObject[] {
  const categories = new Set(services.map(({ category = '' }) => category));
  const listed = [...categories].flatMap(
    (category) => (Object.hasOwn(reasons, category) ? reasons[category] : []) ?? [],
  );
  // A reason of several lists takes its place from the last of them.
  return [...new Set(listed.toReversed())].toReversed().map((reason) => ({ value: reason, title: reason }));
}
