import { calls } from '../../../../schemas/calls.ts';
import { checkClinicDetailsReply } from '../../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicInfoReply } from '../../../../schemas/generated/api/places/clinic-info/reply.js';
import { checkListClinicsReply } from '../../../../schemas/generated/api/places/list-clinics/reply.js';
import { type Clinic, checkSearchClinicsReply } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { ask } from '../../../world/ask.ts';
import type { Caller } from '../../../world/Guest.ts';
import { unlessSkipped } from '../../../world/unlessSkipped.ts';
import type { ContractName } from '../../addresses.ts';
import { lastTen } from '../placeDiffers.ts';
import { outvoted, type SaidElsewhere } from './outvoted.ts';

type Place = Pick<Clinic, 'id' | 'location'>;

/** The first three digits of a location's id are its division, the next five its store (API-9). */
export const buildStoreQuery = (id: string): Query => ({
  'filter.divisionNumber': id.slice(0, 3),
  'filter.storeNumber': id.slice(3),
});

/** The path of a clinic, by division and store. */
export const pathOf = (id: string): string =>
  calls['clinic-info'].path.replace('{divisionNumber}', id.slice(0, 3)).replace('{storeNumber}', id.slice(3));

const nearestOf = async (asked: Promise<{ readonly data: { readonly clinics: readonly Clinic[] } }>, { id }: Place) =>
  (await asked).data.clinics.find((clinic) => clinic.id === id);

type Asking = (guest: Caller, place: Place) => Promise<Clinic | undefined>;

/** Every call that describes a clinic. The lists are asked around its own point, where it is the nearest. */
const askings: readonly (readonly [ContractName, Asking])[] = [
  [
    'clinic-details',
    async (guest, { id }) => {
      const query = buildStoreQuery(id);
      return (await ask(guest, 'clinic-details', checkClinicDetailsReply, { query })).data.clinic;
    },
  ],
  [
    'clinic-info',
    async (guest, { id }) => (await ask(guest, 'clinic-info', checkClinicInfoReply, { path: pathOf(id) })).data.clinic,
  ],
  [
    'list-clinics',
    async (guest, place) => {
      const query = { 'filter.latLng': pointOf(place) };
      return nearestOf(ask(guest, 'list-clinics', checkListClinicsReply, { query }), place);
    },
  ],
  [
    'search-clinics',
    async (guest, place) => {
      const query = { latLong: pointOf(place) };
      return nearestOf(ask(guest, 'search-clinics', checkSearchClinicsReply, { query }), place);
    },
  ],
];

const pointOf = ({ location }: Place): string => (location ? `${location.lat},${location.lng}` : '');

const LISTS: readonly ContractName[] = ['list-clinics', 'search-clinics'];

/** What all calls but one say of a clinic. */
export async function clinicElsewhere(guest: Caller, except: ContractName, place: Place): Promise<SaidElsewhere> {
  const said = new Map<ContractName, unknown>();
  for (const [call, asking] of askings) {
    if (call === except || (LISTS.includes(call) && !place.location)) continue;
    const clinic = await unlessSkipped(asking(guest, place));
    if (clinic) said.set(call, withNext(clinic));
  }
  return said;
}

/** A next time that is missing says that there is none soon, and a phone number may be written in any form. */
const withNext = ({ phone, ...clinic }: Clinic) => ({
  nextAvailableAppointment: { start: { value: 'none' } },
  ...clinic,
  ...(phone !== undefined && { phone: lastTen(phone) }),
});

const facts = [
  ...['name', 'vanityName', 'phone', 'address', 'location/lat', 'location/lng', 'banner', 'timeZone', 'weekHours'],
  ...['timingInfo/todaysHours', 'timingInfo/todaysLunchHours', 'isSchedulerEnabled', 'isTelehealthEnabled'],
  ...['start/value', 'start/timezone', 'end/value'].map((time) => `nextAvailableAppointment/${time}`),
];

/** Finds the first thing that a reply says of a clinic and that most of the other calls contradict. */
export const clinicOutvoted = (elsewhere: SaidElsewhere, clinic: Clinic, at: string): ContractViolation | undefined =>
  outvoted(facts, elsewhere, withNext(clinic), at);
