import { flowNames } from '../flows.ts';
import { type Appointment, businessNames, type Provider, type Service } from '../picked/PickedAppointments.ts';
import type { JourneyState } from './JourneyState.ts';

/**
 * What may survive a reload: the flow, the picked slot and its follow-up, their provider, whether the form was begun,
 * whether the promoted vaccine was taken out again, and the prescreen that was begun when the page was left. No code or id of an appointment is
 * stored, and nothing about the patient. Undefined when neither is there.
 */
export function formatStoredSlot(state: JourneyState): string | undefined {
  const slot = pickSlot(state);
  const { prescreenGone } = state;
  return slot || prescreenGone !== undefined ? JSON.stringify({ ...slot, prescreenGone }) : undefined;
}

/**
 * Undefined when no slot is picked, when it is picked to move an appointment, or when it is booked: then the browser's
 * history has what the confirmation needs after a reload.
 */
function pickSlot({ flow, picked, intake, answersGone, withoutPromotion, move }: JourneyState): object | undefined {
  const { appointment, followup, provider } = picked;
  if (!appointment || !provider || appointment.confirmCode !== undefined || move) return undefined;
  return {
    flow,
    appointment: pickStoredFields(appointment),
    ...(followup && { followup: pickStoredFields(followup) }),
    provider,
    ...((intake || answersGone) && { isBegun: true }),
    ...(withoutPromotion && { withoutPromotion }),
  };
}

const pickStoredFields = ({ timestamp, timezone, services, isSent, wasSent }: Appointment): Appointment => ({
  timestamp,
  timezone,
  services,
  // After a reload neither booking can be answered any more.
  ...((isSent || wasSent) && { isSent: true }),
});

/** The journey of {@link formatStoredSlot}; empty for any other text, since the storage may contain anything. */
export function parseStoredSlot(text: string | null): Partial<JourneyState> {
  const value = parse(text ?? '');
  if (!isObject(value)) return {};
  return { ...readSlot(value), ...(isText(value.prescreenGone) && { prescreenGone: value.prescreenGone }) };
}

function readSlot({ flow, appointment, followup, provider, isBegun, withoutPromotion }: Fields): Partial<JourneyState> {
  if (!isFlow(flow) || !isAppointment(appointment) || !isProvider(provider)) return {};
  const marks = {
    ...(isBegun === true && { answersGone: true as const }),
    ...(withoutPromotion === true && { withoutPromotion: true as const }),
  };
  if (followup === undefined) return { flow, picked: { appointment, provider }, ...marks };
  return isAppointment(followup) ? { flow, picked: { appointment, followup, provider }, ...marks } : {};
}

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const maybe = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isOneOf = (value: unknown, names: readonly unknown[]): boolean => names.includes(value);
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isFlow = (value: unknown): value is JourneyState['flow'] =>
  isObject(value) && isNumber(value.step) && maybe(value.name, (name) => isOneOf(name, flowNames));

const isAppointment = (value: unknown): value is Appointment =>
  isObject(value) &&
  isText(value.timestamp) &&
  isText(value.timezone) &&
  maybe(value.isSent, (sent) => sent === true) &&
  Array.isArray(value.services) &&
  value.services.every(isService);

const isService = (value: unknown): value is Service =>
  isObject(value) &&
  isNumber(value.id) &&
  isText(value.name) &&
  maybe(value.listedName, isText) &&
  maybe(value.category, isText) &&
  [value.followupServiceId, value.followupAfterDays, value.maxDaysAhead].every((count) => maybe(count, isNumber));

const providerTexts = [
  ...['vanityName', 'legalName', 'brand', 'phone', 'licensureState'],
  ...['clinicianName', 'image', 'qualification', 'description'],
];

const isProvider = (value: unknown): value is Provider =>
  isObject(value) &&
  isText(value.providerId) &&
  isText(value.timezone) &&
  isOneOf(value.businessName, businessNames) &&
  maybe(value.address, isAddress) &&
  maybe(value.location, (place) => isObject(place) && isNumber(place.lat) && isNumber(place.lng)) &&
  providerTexts.every((name) => maybe(value[name], isText)) &&
  maybe(value.distance, isNumber) &&
  maybe(value.isBenefitCode, isFlag);

const isAddress = (value: unknown): boolean =>
  isObject(value) &&
  areTexts(value.addressLines) &&
  isText(value.cityTown) &&
  isText(value.stateProvince) &&
  isText(value.postalCode) &&
  maybe(value.county, isText);
