import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isRecord } from '../../exchange/json.ts';
import { hoursDiffer, type SaidHours } from './hoursDiffer.ts';

/** What several calls say of one place or person. */
interface SaidOfPlace extends SaidHours {
  readonly vanityName?: string | undefined;
  readonly clinicianName?: string | undefined;
  readonly qualification?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly legalName?: string | undefined;
  readonly phone?: string | undefined;
  readonly timezone?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly address?: object | undefined;
  readonly location?: object | undefined;
  readonly banner?: string | undefined;
  readonly brand?: string | undefined;
  readonly timingInfo?: object | undefined;
}

const shared = [
  'vanityName',
  'clinicianName',
  'qualification',
  'description',
  'image',
  'legalName',
  'address',
  'location',
  'weekHours',
  'timingInfo',
] as const;

/**
 * Finds the first thing that two replies say differently of one place: its name, phone, address, coordinates, brand, hours or zone. What either
 * of the two leaves out is not compared.
 * @param at JSON Pointer to the place in the reply that is checked
 * @param call that said what is known
 */
export const placeDiffers = (
  known: SaidOfPlace,
  said: SaidOfPlace,
  at: string,
  call = 'another call',
): ContractViolation | undefined =>
  firstWrong(
    ...shared.map((name) =>
      unless(isAlike(known[name], said[name]), `${at}/${name}`, `as ${call} says it`, 'something else'),
    ),
    brandDiffers(known, said, at, call),
    unless(isAlike(lastTen(known.phone), lastTen(said.phone)), `${at}/phone`, `as ${call} says it`, 'something else'),
    hoursDiffer(known, said, at, call),
    unless(
      isAlike(known.timezone ?? known.timeZone, said.timezone ?? said.timeZone),
      `${at}/timeZone`,
      `${known.timezone ?? known.timeZone}, as ${call} says`,
      String(said.timezone ?? said.timeZone),
    ),
  );

/** The brand on the door, which a clinic calls its banner. Capitals do not count. */
const brandDiffers = (known: SaidOfPlace, said: SaidOfPlace, at: string, call: string) => {
  const brandOf = ({ banner, brand = banner }: SaidOfPlace): string | undefined => brand?.toUpperCase();
  return unless(
    isAlike(brandOf(known), brandOf(said)),
    `${at}/${said.brand === undefined ? 'banner' : 'brand'}`,
    `${brandOf(known)}, as ${call} says it`,
    String(brandOf(said)),
  );
};

/** The digits of a phone number that guests read, in whatever form it is written. */
export const lastTen = (phone: string | undefined): string | undefined => phone?.replace(/\D/g, '').slice(-10);

/** Whether two values are one, but for what either of them leaves out. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isAlike(each, other[index]));
  return isRecord(one) && isRecord(other) && Object.keys(one).every((name) => isAlike(one[name], other[name]));
}
