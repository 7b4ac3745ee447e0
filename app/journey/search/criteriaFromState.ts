import { isTimeRefusal } from '../picked/TimeRefusal.ts';
import { isState, noCriteria, type SearchCriteria, type SearchError } from './SearchCriteria.ts';

/**
 * The criteria in a navigation state; undefined if it has none. The browser's history keeps states from earlier pages,
 * so a state may have any shape: invalid values count as absent.
 */
export function criteriaFromState(state: unknown): SearchCriteria | undefined {
  const value = isRecord(state) ? state.criteria : undefined;
  if (!isRecord(value)) return undefined;
  const { serviceIds, page } = value;
  return {
    ...noCriteria,
    ...texts(value),
    serviceIds: Array.isArray(serviceIds) ? serviceIds.filter(isCount) : [],
    page: isCount(page) && page > 0 ? page : 1,
    isPharmacyOnly: value.isPharmacyOnly === true,
    shouldAddPromotion: value.shouldAddPromotion === true,
    ...(typeof value.medicaid === 'boolean' && { medicaid: value.medicaid }),
    ...(value.isMove === true && { isMove: true }),
    ...(isError(value.error) && { error: value.error }),
    ...(isTyped(value.typed) && { typed: { location: value.typed.location, date: value.typed.date } }),
  };
}

/** The navigation state that carries the criteria. */
export const navigationState = (criteria: SearchCriteria): { readonly criteria: SearchCriteria } => ({ criteria });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isError = (value: unknown): value is SearchError => value === 'locationUnavailable' || isTimeRefusal(value);

const isTyped = (value: unknown): value is { readonly location: string; readonly date: string } =>
  isRecord(value) && typeof value.location === 'string' && typeof value.date === 'string';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function texts(value: Readonly<Record<string, unknown>>): Partial<SearchCriteria> {
  const { type, location, date, timeZone, state, benefitCode } = value;
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof location === 'string' && { location }),
    ...(typeof date === 'string' && { date }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(typeof benefitCode === 'string' && { benefitCode }),
    ...(typeof state === 'string' && isState(state) && { state }),
  };
}
