import { contracts } from '../calls/contracts.ts';
import { skipped } from '../case/SkippedCase.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { SamplePatient } from '../samples/SamplePatient.ts';
import type { BookablePair } from '../world/Finder.ts';
import { type Bookable, Pool } from '../world/Pool.ts';
import type { World } from '../world/World.ts';

const zone = 'America/New_York';
const clinic: Bookable = {
  businessName: 'tlc',
  serviceId: 29,
  serviceName: 'Cold, Flu or COVID-19 Symptoms',
  time: '2027-03-15 09:00:00',
  timezone: zone,
  where: { locationNumber: '01445225' },
  provider: { providerId: '01445225', businessName: 'tlc', timezone: zone },
};
const pair: BookablePair = {
  first: { ...clinic, serviceId: 104 },
  followup: { serviceId: 105, dateTime: { value: '2027-05-17 09:00:00', timezone: zone } },
  afterDays: 60,
};
const patient: SamplePatient = {
  mark: 'Doe',
  basicInfo: {
    firstName: 'Pat',
    lastName: 'Doe',
    phone: '907-555-0134',
    email: 'pat@example.com',
    dateOfBirth: '1990-06-15',
  },
  personal: [],
};
const appointment = {
  id: '5f0c6a0e3b1f4c8a9d2e7b6a1c4d8e90',
  confirmCode: 'K7M2QX4T',
  serviceIds: [clinic.serviceId],
  businessName: clinic.businessName,
  dateTime: { value: clinic.time, timezone: zone },
};

const always = <T>(value: T): Pool<T> => new Pool('sample', async () => [value]);

/** Nobody answers: a case that must ask first has no sample. */
const nobody = {
  send: async (): Promise<never> => {
    throw skipped('samples are made without a server');
  },
};

/** A world in which everything is known before it is asked for. */
const world: World = {
  target: { place: 'Cincinnati, OH', state: 'OH', benefitCode: 'CARE2027', secrets: [] },
  find: {
    visits: always(clinic.serviceId),
    clinics: always(clinic),
    elsewhere: always(clinic),
    pairs: always(pair),
    videos: always({ ...clinic, serviceId: 401, where: { licensureState: 'OH' } }),
    dietitians: always({ ...clinic, businessName: 'dietitian', serviceId: 201, where: { locationNumber: '91000001' } }),
    pharmacies: always({ ...clinic, businessName: 'pharmacy', serviceId: 101, where: { locationNumber: '01400500' } }),
  },
  guest: nobody,
  rival: nobody,
  patient: () => patient,
  personal: [],
  reserve: async () => 'r-8d1f0b5c7e2a4f6391c0d4b7',
  book: async (at) => ({ at, patient, appointment, followup: undefined }),
};

/** What the first case of each contract sends, by the name of the call; nothing where it must ask a server first. */
export async function sampleRequests(): Promise<ReadonlyMap<string, Sending>> {
  const samples = await Promise.all(
    contracts.map(async ({ call, cases: [first] }) => {
      try {
        return [[call, onFixedDays((await first?.send(world)) ?? {})] as const];
      } catch {
        return [];
      }
    }),
  );
  return new Map(samples.flat());
}

/** The cases search from today on. The document is the same every day. */
const onFixedDays = ({ query, ...sending }: Sending): Sending => ({
  ...sending,
  ...(query && {
    query: {
      ...query,
      ...('filter.startDate' in query && { 'filter.startDate': '2027-03-15', 'filter.endDate': '2027-03-28' }),
    },
  }),
});
