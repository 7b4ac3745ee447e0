import { type Service, services } from './services.ts';

const listIds = (wanted: (service: Service) => boolean): readonly number[] =>
  services.filter(wanted).map(({ id }) => id);

const isLong = ({ minutes }: Service): boolean => minutes > 20;
const RARE_VACCINES = [113, 114, 115, 116];

/**
 * Each service that takes more than 20 minutes is missing in every fifth clinic, each rare vaccine in every seventh.
 */
export const clinicOffer = (position: number): readonly number[] =>
  listIds(
    (service) =>
      service.businessNames.includes('tlc') &&
      !service.byVideo &&
      !(isLong(service) && (position + service.id) % 5 === 0) &&
      !(RARE_VACCINES.includes(service.id) && (position + service.id) % 7 === 0),
  );

/** Each rare vaccine is missing in every third pharmacy. */
export const pharmacyOffer = (position: number): readonly number[] =>
  listIds(
    ({ id, businessNames }) =>
      businessNames.includes('pharmacy') && !(RARE_VACCINES.includes(id) && (position + id) % 3 === 0),
  );

/** Visits that need no examination, besides those that are by video only. */
const ALSO_BY_VIDEO = [29, 30, 31, 32, 51];

/** @param except ids of services that the team does not give */
export const teamOffer = (except: readonly number[]): readonly number[] =>
  listIds(({ id, byVideo }) => (byVideo || ALSO_BY_VIDEO.includes(id)) && !except.includes(id));

export const dietitianOffer = (): readonly number[] =>
  listIds(({ businessNames }) => businessNames.includes('dietitian'));
