import { describe, expect, it } from 'vitest';
import { criteriaFromQuery } from '../../../../app/journey/search/criteriaFromQuery.ts';
import { isComplete, noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';

const read = (query: string) => criteriaFromQuery(new URLSearchParams(query));

describe('criteriaFromQuery', () => {
  it.each<[string, object]>([
    ['', {}],
    ['type=Sore%20Throat', { type: 'Sore Throat' }],
    ['location=Cincinnati,+OH', { location: 'Cincinnati, OH' }],
    ['location=%20%20', {}],
    ['date=2026-11-23', { date: '2026-11-23' }],
    ['date=11/23/2026', {}],
    ['date=2026-13-40', {}],
    ['date=2027-02-30', {}],
    ['date=2027-02-29', {}],
    ['date=2028-02-29', { date: '2028-02-29' }],
    ['date=1900-01-01', { date: '1900-01-01' }],
    ['date=1899-12-31', {}],
    ['date=3000-12-31', { date: '3000-12-31' }],
    ['date=3001-01-01', {}],
    ['date=2026-11-23T10:00', {}],
    ['date=2026-11', {}],
    ['date=20261123', {}],
    ['date=23+November+2026', {}],
    ['date=on+2026-11-23', {}],
    ['benefitCode=CARE2027', { benefitCode: 'CARE2027' }],
    ['benefitCode=%20', {}],
    ['timeZone=America/Chicago', { timeZone: 'America/Chicago' }],
    ['medicaid=1', { medicaid: true }],
    ['medicaid=false', { medicaid: false }],
    ['medicaid=0', { medicaid: false }],
    ['serviceIds=29', { serviceIds: [29] }],
    ['serviceIds=29, 30,x,,-1,1.5', { serviceIds: [29, 30] }],
    ['serviceIds=30,29,30', { serviceIds: [30, 29] }],
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=two', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['isPharmacyOnly=true', { isPharmacyOnly: true }],
    ['isPharmacyOnly=1', { isPharmacyOnly: true }],
    ['isPharmacyOnly=0', { isPharmacyOnly: false }],
    ['isPharmacyOnly=false', { isPharmacyOnly: false }],
    ['isPharmacyOnly=FALSE', { isPharmacyOnly: false }],
    ['isPharmacyOnly=', { isPharmacyOnly: false }],
    ['shouldAddPromotion=yes', { shouldAddPromotion: true }],
    ['error=locationUnavailable', { error: 'locationUnavailable' }],
    ['error=<b>anything</b>', {}],
    ['unknown=1', {}],
  ])('%j', (query, expected) => {
    expect(read(query)).toStrictEqual({ ...noCriteria, ...expected });
  });
});

describe('isComplete', () => {
  const whole = 'type=Sore+Throat&location=45202&date=2026-11-23&serviceIds=30';

  it('takes a search that has all four', () => {
    expect(isComplete(read(whole))).toBe(true);
  });

  it.each(['type', 'location', 'date', 'serviceIds'])('refuses one without %s', (name) => {
    const query = new URLSearchParams(whole);
    query.delete(name);
    expect(isComplete(criteriaFromQuery(query))).toBe(false);
  });

  it.each([
    ['OH', true],
    ['O', false],
    ['+O+', false],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
  ])('takes a location as long as the form does: %s, %s', (location, expected) => {
    expect(isComplete(read(whole.replace('45202', location)))).toBe(expected);
  });

  it.each([
    [' OH ', true],
    [' O ', false],
    [`  ${'a'.repeat(128)}  `, true],
  ])('takes it without the spaces around: %j, %s', (location, expected) => {
    expect(isComplete({ ...read(whole), location })).toBe(expected);
  });
});
