import type { TimeSlotRow } from '../../../../api/index.ts';
import { type FlowName, flows } from '../../../../journey/index.ts';
import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { vaccineName } from '../../../../journey/services/vaccineChoices.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import type { ResultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { isTooFarAhead, type SearchWindow } from '../../times/searchWindow.ts';

/** Which of the searched services a provider gives. */
export interface OfferedServices {
  /** The services of an appointment there; empty where the search cannot be booked there. */
  readonly offered: readonly BookableService[];
  /** The services that the provider does not give. */
  readonly missing: readonly BookableService[];
}

/** Vaccines may be given one without the other; other services are booked all together or not at all. */
export function offeredServices(
  { services: rows }: TimeSlotRow,
  searched: readonly BookableService[],
): OfferedServices {
  const isGiven = ({ id }: BookableService): boolean => rows.some((row) => row.id === id && row.isAvailable);
  const missing = searched.filter((service) => !isGiven(service));
  const given = searched.filter(isGiven);
  const canBeParted = searched.every(({ isVaccine }) => isVaccine);
  return { offered: missing.length === 0 || canBeParted ? given : [], missing };
}

/** The message of a card that shows no times. */
export interface CardMessage {
  readonly title: string;
  readonly text: string;
  /** Whether later days may still have times. */
  readonly mayGoOn: boolean;
}

/**
 * Why a card shows no times for the searched window (RESULT-14, RESULT-15); undefined when it has some, and where the
 * page says why there are none anywhere (RESULT-16).
 */
export function cardMessage(
  { offered }: OfferedServices,
  hasTimes: boolean,
  window: SearchWindow,
  { serviceUnavailable, noAvailability }: ResultsMessages,
): CardMessage | undefined {
  if (offered.length === 0) return { ...serviceUnavailable, mayGoOn: false };
  if (hasTimes || isTooFarAhead(window)) return undefined;
  return {
    title: noAvailability.title,
    text: fillTemplate(noAvailability.text, { n: window.days }),
    mayGoOn: window.endDate < window.lastDate,
  };
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * A note with the vaccines that a place does not give; undefined if it gives all of them, or if a missing service is
 * not a vaccine.
 */
export function missingVaccines({ missing }: OfferedServices, { notOffered }: ResultsMessages): string | undefined {
  if (missing.length === 0 || !missing.every(({ isVaccine }) => isVaccine)) return undefined;
  const services = either.format(missing.map(({ name }) => vaccineName(name)));
  return fillTemplate(notOffered, { services });
}

/** The messages that count the results, for one and for many. */
export type CountMessages = ResultsMessages['count'][keyof ResultsMessages['count']];

/** The messages that count the results of a flow. */
export const countMessages = (flow: FlowName, { count }: ResultsMessages): CountMessages => count[flows[flow].counts];

/** '11 locations near 45202'. */
export const foundLabel = (count: number, location: string, { one, many }: CountMessages): string =>
  count === 1 ? fillTemplate(one, { location }) : fillTemplate(many, { n: count, location });
