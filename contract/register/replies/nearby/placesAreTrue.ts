import type { ContractViolation } from '../../../check/CheckResult.ts';
import { unless } from '../../../check/unless.ts';

/** The chain is in the United States, Alaska and Hawaii among them. */
export const isInCountry = ({ lat, lng }: Point): boolean => lat > 18 && lat < 72 && lng > -180 && lng < -65;

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles as the crow flies. */
function milesBetween(a: Point, b: Point): number {
  const [up, over] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const part = Math.sin(up / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(over / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(part));
}

/** A place is a ZIP code to one server and its middle to another, and miles are rounded. */
const TOLERANCE = 1;

interface Place {
  readonly phone?: string;
  readonly location?: Point;
  readonly distance?: number;
}

/** The same of any list of places. @param pointer JSON Pointer to one of them */
export function placesAreTrue(
  clinics: readonly Place[],
  pointer: (index: number) => string,
  from?: Point,
): ContractViolation | undefined {
  const wrong = clinics.map((clinic, index): ContractViolation | undefined => {
    const at = pointer(index);
    const { phone, location, distance } = clinic;
    const digits = phone?.replace(/\D/g, '').length ?? 10;
    if (digits < 10) return { path: `${at}/phone`, expected: 'ten digits', got: String(digits) };
    if (!location) return undefined;
    if (!isInCountry(location)) return { path: `${at}/location`, expected: 'a place in the country', got: 'another' };
    if (distance === undefined) return undefined;
    if (from && Math.abs(milesBetween(from, location) - distance) > TOLERANCE)
      return { path: `${at}/distance`, expected: 'miles from the searched point', got: String(distance) };
    const [first] = clinics;
    if (!first?.location || first.distance === undefined) return undefined;
    const apart = milesBetween(first.location, location);
    const fits =
      apart <= first.distance + distance + TOLERANCE && apart >= Math.abs(first.distance - distance) - TOLERANCE;
    return unless(fits, `${at}/distance`, 'miles that fit the coordinates', String(distance));
  });
  return wrong.find((each) => each !== undefined);
}
