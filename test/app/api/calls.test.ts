import { describe, expect, it } from 'vitest';
import {
  type ApiContext,
  cancelAppointment,
  clinicDetails,
  createReservation,
  licensureStates,
  listServices,
  listServicesAt,
  mapKey,
  type Outcome,
  refreshTimeSlots,
  releaseReservation,
  scheduleAppointment,
  scheduleWalkIn,
  searchTimeSlots,
  suggestAddresses,
  validateAddress,
  validateBenefitCode,
} from '../../../app/api/index.ts';
import { type Answer, fakeServer, hang, json } from './fakeFetch.ts';

interface CallCase {
  readonly name: string;
  readonly call: (api: ApiContext, signal?: AbortSignal) => Promise<Outcome<unknown, string>>;
  readonly method: string;
  readonly url: string;
  readonly endpoint: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly reply: unknown;
  readonly value: unknown;
  readonly refusals: Readonly<Record<number, string>>;
}

const row = {
  provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' },
  services: [
    {
      id: 29,
      isAvailable: true,
      availability: [{ date: '2027-03-15', timeslots: [{ value: '2027-03-15 09:00:00' }] }],
    },
  ],
};
const booked = { id: 'a'.repeat(22), confirmCode: 'KXW4PT' };
const address = {
  addressLines: ['12 Analytical Way'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
};
const place = { id: '01400500', name: 'Kroger Pharmacy', phone: '513-555-0210', address, timeZone: 'America/New_York' };
const ohio = { name: 'Ohio', code: 'OH', hasLicense: true };
const dates = { startDate: '2027-03-15', endDate: '2027-03-28' };
const slots = '/appointment-management/v2/appointment-time-slots';
const window = 'filter.startDate=2027-03-15&filter.endDate=2027-03-28';

const calls: readonly CallCase[] = [
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
    name: 'suggestAddresses',
    call: (api, signal) => suggestAddresses(api, 'Mason, O', signal),
    method: 'GET',
    url: '/appointment-management/v1/similar-addresses?filter.freeFormAddress=Mason%2C+O&page.size=5',
    endpoint: '/appointment-management/v1/similar-addresses',
    reply: { data: { similarAddresses: [{ cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }] } },
    value: [{ cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }],
    refusals: {},
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
    name: 'searchTimeSlots near a place',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        {
          businessNames: ['tlc'],
          ...dates,
          serviceIds: [29, 30],
          where: { freeFormAddress: '45040' },
          maxResults: 20,
          radius: 25,
          benefitCode: 'B7',
        },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.serviceIds=30&filter.freeFormAddress=45040&filter.maxResults=20&filter.radius=25&filter.benefitCode=B7`,
    endpoint: slots,
    reply: {
      data: { appointmentTimeSlots: [row] },
      warnings: { appointmentTimeSlots: [{ code: 'leadTime', message: 'later' }] },
    },
    value: { rows: [row], warnings: [{ code: 'leadTime', message: 'later' }] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'searchTimeSlots in a state',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        { businessNames: ['dietitian'], ...dates, serviceIds: [40], where: { state: 'OH', isVirtualVisit: false } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=dietitian&${window}&filter.serviceIds=40&filter.state=OH&filter.isVirtualVisit=false`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: { rows: [], warnings: [] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'searchTimeSlots by video in a state',
    call: (api, signal) =>
      searchTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [401], where: { state: 'OH', isVirtualVisit: true } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=401&filter.state=OH&filter.isVirtualVisit=true`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: { rows: [], warnings: [] },
    refusals: { 404: 'locationUnavailable' },
  },
  {
    name: 'refreshTimeSlots of places',
    call: (api, signal) =>
      refreshTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [29], where: { locationIds: ['01400412', '01400433'] } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.locationIds=01400412%2C01400433`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [row] } },
    value: [row],
    refusals: {},
  },
  {
    name: 'refreshTimeSlots of a state',
    call: (api, signal) =>
      refreshTimeSlots(
        api,
        { businessNames: ['tlc'], ...dates, serviceIds: [29], where: { licensureState: 'OH' } },
        signal,
      ),
    method: 'GET',
    url: `${slots}?filter.businessNames=tlc&${window}&filter.serviceIds=29&filter.isVirtualVisit=true&filter.licensureState=OH`,
    endpoint: slots,
    reply: { data: { appointmentTimeSlots: [] } },
    value: [],
    refusals: {},
  },
  {
    name: 'createReservation',
    call: (api, signal) =>
      createReservation(
        api,
        { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00', locationNumber: '01400412' },
        'key-1',
        signal,
      ),
    method: 'POST',
    url: '/appointment-management/v1/appointment-reservations',
    endpoint: '/appointment-management/v1/appointment-reservations',
    body: { serviceId: 29, businessName: 'tlc', reservationTime: '2027-03-15 09:00:00', locationNumber: '01400412' },
    key: 'key-1',
    reply: { data: { appointmentReservations: { reservationCode: 'r-1', expiresAt: '2027-03-15T14:00:00Z' } } },
    value: { code: 'r-1', expiresAt: '2027-03-15T14:00:00Z' },
    refusals: { 400: 'taken', 404: 'taken', 409: 'taken' },
  },
  {
    name: 'releaseReservation',
    call: (api, signal) => releaseReservation(api, 'r/1', signal),
    method: 'DELETE',
    url: '/appointment-management/v1/appointment-reservations/r%2F1',
    endpoint: '/appointment-management/v1/appointment-reservations/{id}',
    reply: { data: { appointmentReservations: { reservationCode: 'r/1' } } },
    value: undefined,
    refusals: { 404: 'notFound' },
  },
  {
    name: 'scheduleAppointment',
    call: (api, signal) =>
      scheduleAppointment(
        api,
        {
          businessName: 'tlc',
          serviceIds: [29],
          dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
        },
        'key-2',
        signal,
      ),
    method: 'POST',
    url: '/appointment-management/v2/appointments',
    endpoint: '/appointment-management/v2/appointments',
    body: {
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
    },
    key: 'key-2',
    reply: { data: { appointments: [booked] } },
    value: [booked],
    refusals: { 409: 'conflict', 429: 'duplicate' },
  },
  {
    name: 'scheduleWalkIn',
    call: (api, signal) =>
      scheduleWalkIn(api, { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' }, 'key-4', signal),
    method: 'POST',
    url: '/appointment-management/v2/appointments/walk-in',
    endpoint: '/appointment-management/v2/appointments/walk-in',
    body: { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' },
    key: 'key-4',
    reply: { data: { appointments: [booked] } },
    value: [booked],
    refusals: { 409: 'conflict', 429: 'duplicate' },
  },
  {
    name: 'cancelAppointment',
    call: (api, signal) => cancelAppointment(api, { id: 'a/b?c', confirmCode: 'KXW4PT' }, 'key-3', signal),
    method: 'PUT',
    url: '/appointment-management/v2/appointments/a%2Fb%3Fc',
    endpoint: '/appointment-management/v2/appointments/{id}',
    body: { status: 'CANCELED', confirmCode: 'KXW4PT' },
    key: 'key-3',
    reply: { data: { ...booked, status: 'CANCELED' } },
    value: { ...booked, status: 'CANCELED' },
    refusals: { 409: 'alreadyCanceled' },
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
  {
    name: 'validateAddress',
    call: (api, signal) => validateAddress(api, address, signal),
    method: 'POST',
    url: '/appointment-management/v1/address-validations',
    endpoint: '/appointment-management/v1/address-validations',
    body: { address },
    reply: { data: { addressValidations: { validated: true, corrected: false, address } } },
    value: { validated: true, corrected: false, address },
    refusals: {},
  },
  {
    name: 'mapKey',
    call: (api, signal) => mapKey(api, signal),
    method: 'POST',
    url: '/tlc/api/location/mapkey',
    endpoint: '/tlc/api/location/mapkey',
    reply: { data: 'the-key' },
    value: 'the-key',
    refusals: { 404: 'noKey' },
  },
];

const said = { errors: [{ code: 'whatever', message: 'The server says so.' }] };

describe.each(calls)('$name', ({ call, method, url, endpoint, body, key, reply, value, refusals }) => {
  it('sends the request of the specification', async () => {
    const { api, seen } = fakeServer(() => json(200, reply), { baseUrl: 'https://api.example' });
    await call(api);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method, url: `https://api.example${url}`, credentials: 'include' });
    expect(seen[0]?.body).toEqual(body);
    const { headers } = seen[0] ?? { headers: new Headers() };
    expect(headers.get('x-banner-name')).toBe('frys');
    expect(headers.get('x-tenant')).toBe('thelittleclinic');
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('content-type')).toBe(body === undefined ? null : 'application/json');
    expect(headers.get('idempotency-key')).toBe(key ?? null);
  });

  it('gives what the reply holds', async () => {
    expect(await call(fakeServer(() => json(200, reply)).api)).toEqual({ kind: 'ok', value });
  });

  it.each([400, 401, 403, 404, 409, 410, 422, 429])(
    'tells a %i by its name, or as a failure of the client',
    async (status) => {
      const outcome = await call(fakeServer(() => json(status, said)).api);
      const refusal = refusals[status];
      const rest = { status, endpoint, message: 'The server says so.' };
      expect(outcome).toEqual(
        refusal === undefined ? { kind: 'failed', failure: 'client', ...rest } : { kind: 'refused', refusal, ...rest },
      );
    },
  );

  it.each([500, 502, 503, 504])('tells a %i as a failure of the server', async (status) => {
    const outcome = await call(fakeServer(() => new Response('<h1>Oops</h1>', { status })).api);
    expect(outcome).toEqual({ kind: 'failed', failure: 'server', status, endpoint });
  });

  const malformed: ReadonlyArray<readonly [string, Answer]> = [
    ['no JSON', () => new Response('{"data":', { status: 200 })],
    ['an empty body', () => new Response('', { status: 200 })],
    ['another shape', () => json(200, { data: [] })],
    ['null', () => json(200, null)],
    ['an error body under 200', () => json(200, said)],
  ];
  it.each(malformed)('takes %s for malformed', async (_what, answer) => {
    const outcome = await call(fakeServer(answer).api);
    expect(outcome).toEqual({ kind: 'failed', failure: 'malformed', status: 200, endpoint });
  });

  it('takes a cut connection for a failure of the network', async () => {
    const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await call(fakeServer(cut).api)).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
  });

  it('takes a connection that is cut within the body for a failure of the network', async () => {
    const cut: Answer = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), {
        status: 200,
      });
    expect(await call(fakeServer(cut).api)).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
  });

  it('gives up a silent server in time', async () => {
    const outcome = await call(fakeServer(hang, { timeoutMs: 5 }).api);
    expect(outcome).toEqual({ kind: 'failed', failure: 'network', status: -1, endpoint });
  });

  it('stops when its caller gives up', async () => {
    const controller = new AbortController();
    const outcome = call(fakeServer(hang).api, controller.signal);
    controller.abort();
    expect(await outcome).toEqual({ kind: 'failed', failure: 'aborted', status: -1, endpoint });
  });
});

describe('searchTimeSlots', () => {
  it('reads an unknown place out of a 200 as well', async () => {
    const errors = [{ code: 'locationUnavailable', message: 'Nowhere.' }];
    const { api } = fakeServer(() => json(200, { data: { appointmentTimeSlots: [] }, errors }));
    const where = { freeFormAddress: 'Nowhere' };
    expect(await searchTimeSlots(api, { businessNames: ['tlc'], ...dates, serviceIds: [29], where })).toMatchObject({
      kind: 'refused',
      refusal: 'locationUnavailable',
    });
  });
});

describe('validateAddress', () => {
  it('takes a reply that calls an address known and does not give it for malformed', async () => {
    const { api } = fakeServer(() =>
      json(200, { data: { addressValidations: { validated: true, corrected: false } } }),
    );
    expect(await validateAddress(api, address)).toMatchObject({ kind: 'failed', failure: 'malformed' });
  });
});

describe('releaseReservation', () => {
  it('outlives the page that sends it', async () => {
    const flags: unknown[] = [];
    const { api } = fakeServer(() => json(404, said), {
      fetch: async (_input, init) => {
        flags.push(init?.keepalive);
        return json(404, said);
      },
    });
    await releaseReservation(api, 'r-1');
    expect(flags).toEqual([true]);
  });
});
