import type { AnsweredPrescreen } from '../search/missingPrescreen.ts';
import type { JourneyState } from './JourneyState.ts';

/** What may survive a reload of answered prescreens: their types and services, without any answer. */
export const formatStoredPrescreens = ({ prescreened }: JourneyState): string | undefined =>
  prescreened && JSON.stringify(prescreened.map(({ type, serviceIds }) => ({ type, serviceIds })));

/** The journey of {@link formatStoredPrescreens}; empty for any other text, since the storage may contain anything. */
export function parseStoredPrescreens(text: string | null): Pick<JourneyState, 'prescreened'> {
  const value = parse(text ?? '');
  return Array.isArray(value) && value.every(isPrescreen) ? { prescreened: value } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPrescreen = (value: unknown): value is AnsweredPrescreen =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'serviceIds' in value &&
  Array.isArray(value.serviceIds) &&
  value.serviceIds.every((id) => Number.isSafeInteger(id));
