import { describe, expect, it } from 'vitest';
import {
  clinicDetails,
  licensureStates,
  listServices,
  listServicesAt,
  validateBenefitCode,
} from '../../../app/api/index.ts';
import { address } from './address.ts';
import { expectCalls } from './expectCalls.ts';
import { fakeServer, json } from './fakeFetch.ts';

const place = { id: '01400500', name: 'Kroger Pharmacy', phone: '513-555-0210', address, timeZone: 'America/New_York' };
const ohio = { name: 'Ohio', code: 'OH', hasLicense: true };

expectCalls([
  {
    name: 'listServices',
    call: (api, signal) => listServices(api, ['tlc', 'pharmacy'], signal),
    method: 'GET',
    url: '/appointment-management/v1/services?filter.businessNames=tlc&filter.businessNames=pharmacy',
    endpoint: '/appointment-management/v1/services',
    reply: { data: { services: [] } },
    value: [],
    refusals: {},
  },
  {
    name: 'listServicesAt',
    call: (api, signal) => listServicesAt(api, '01400500', ['pharmacy'], signal),
    method: 'GET',
    url: '/appointment-management/v1/services/location?filter.businessNames=pharmacy&filter.locationId=01400500',
    endpoint: '/appointment-management/v1/services/location',
    reply: { data: { services: [] } },
    value: [],
    refusals: { 404: 'unknownLocation' },
  },
  {
    name: 'clinicDetails',
    call: (api, signal) => clinicDetails(api, '01400500', 'pharmacy', signal),
    method: 'GET',
    url: '/appointment-management/v1/clinic-details?filter.businessName=pharmacy&filter.reasonId=29&filter.divisionNumber=014&filter.storeNumber=00500',
    endpoint: '/appointment-management/v1/clinic-details',
    reply: { data: { clinic: place } },
    value: place,
    refusals: { 404: 'notFound' },
  },
  {
    name: 'validateBenefitCode',
    call: (api, signal) => validateBenefitCode(api, 'CARE 2027', signal),
    method: 'GET',
    url: '/appointment-management/v1/benefit-code/validate?filter.benefitCode=CARE+2027',
    endpoint: '/appointment-management/v1/benefit-code/validate',
    reply: { data: { validation: { isValid: true } } },
    value: true,
    refusals: {},
  },
  {
    name: 'licensureStates',
    call: (api, signal) => licensureStates(api, 201, signal),
    method: 'GET',
    url: '/appointment-management/v1/licensure-states?filter.serviceId=201',
    endpoint: '/appointment-management/v1/licensure-states',
    reply: { data: { 'licensure-states': [ohio] }, meta: { 'licensure-states': { total: 1, licensed: 1 } } },
    value: [ohio],
    refusals: {},
  },
]);

describe('the states', () => {
  const texas = { name: 'Texas', code: 'TX', hasLicense: false };
  const endpoint = '/appointment-management/v1/licensure-states';
  const read = (counts: object) =>
    licensureStates(
      fakeServer(() => json(200, { data: { 'licensure-states': [ohio, texas] }, meta: { 'licensure-states': counts } }))
        .api,
      201,
    );

  it.each([[{ total: 2, licensed: 1 }], [{ total: 2 }], [{}]])('are all of them by a count of %j', async (counts) => {
    expect(await read(counts)).toEqual({ kind: 'ok', value: [ohio, texas] });
  });

  it.each([[{ total: 51 }], [{ total: 2, licensed: 2 }]])(
    'are reported as fewer than a count of %j',
    async (counts) => {
      expect(await read(counts)).toEqual({
        kind: 'ok',
        value: [ohio, texas],
        incomplete: { reason: 'partial', status: 200, endpoint },
      });
    },
  );
});
