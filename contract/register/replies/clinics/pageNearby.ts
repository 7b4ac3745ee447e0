import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Finding } from '../../Finding.ts';
import type { SeenNearby } from '../nearby/SeenNearby.ts';
import type { AskedPage } from './AskedPage.ts';
import type { ClinicPage } from './clinicFindings.ts';

/** Holds a page of clinics to the other lists around the same place or point: which they are, how far away, and how many. */
export const pageNearby = (seen: SeenNearby, page: ClinicPage, asked: AskedPage): Finding => ({
  promise: 'the clinics that other lists have around there, as far away and as many',
  violation: nearbyWrong(seen, page, asked),
});

function nearbyWrong(
  seen: SeenNearby,
  { data: { clinics }, meta }: ClinicPage,
  { place, point, business, radius, most, offset, sortBy }: AskedPage,
): ContractViolation | undefined {
  const at = '/data/clinics';
  const around = place ?? `${point?.lat},${point?.lng}`;
  const found = clinics.map(({ id, distance: miles = 0 }) => ({ id, business, miles }));
  const isFirst = offset === 0 && (sortBy === 'distance' || clinics.length === meta.clinics.total);
  const isWhole = isFirst && clinics.length === meta.clinics.total && meta.clinics.total < most;
  const wholeTo = isWhole ? radius : sortBy === 'distance' ? (found.at(-1)?.miles ?? 0) : 0;
  const wrong = isFirst ? seen.wrong({ around, businesses: [business], found, radius, at, wholeTo }) : undefined;
  const all = seen.within(around, business, radius);
  if (!all || all.some(({ miles }) => miles > radius - 0.11)) return wrong;
  const expected = all.slice(0, most);
  const page = expected.slice(offset, offset + clinics.length);
  const strange = found.find(({ id, miles }) => all.find((each) => each.id === id)?.miles !== miles);
  return firstWrong(
    wrong,
    unless(
      meta.clinics.total === expected.length,
      '/meta/clinics/total',
      `${expected.length}, as by other lists`,
      String(meta.clinics.total),
    ),
    unless(strange === undefined, at, 'clinics that other lists have around there, as far away', String(strange?.id)),
    unless(
      sortBy !== 'distance' || found.map(({ miles }) => miles).join() === page.map(({ miles }) => miles).join(),
      at,
      `those after the nearest ${offset}`,
      'others',
    ),
  );
}
