import { clinicInfo, searchClinics, searchLocations } from '../../../app/api/index.ts';
import { address } from './address.ts';
import { expectCalls } from './expectCalls.ts';

const clinic = { id: '01445225', name: 'The Little Clinic', phone: '513-555-0113', address };
const cincinnati = { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' };

/** The calls of the clinic locator (LOCATOR-10, API-29). */
expectCalls([
  {
    name: 'searchClinics near a place',
    call: (api, signal) => searchClinics(api, { near: 'Mason, OH', sortBy: 'distance', page: 2 }, signal),
    method: 'GET',
    url: '/tlc/api/clinic/search?freeFormAddress=Mason%2C+OH&maxResults=50&page=2&pageSize=4&radiusInMiles=50&sortBy=distance',
    endpoint: '/tlc/api/clinic/search',
    reply: { data: { clinics: [clinic] }, meta: { clinics: { total: 5 } } },
    value: { clinics: [clinic], total: 5 },
    refusals: { 400: 'invalid', 404: 'notFound' },
  },
  {
    name: 'searchClinics near a point',
    call: (api, signal) =>
      searchClinics(api, { near: { latitude: 39.1, longitude: -84.5 }, sortBy: 'waitTime', page: 1 }, signal),
    method: 'GET',
    url: '/tlc/api/clinic/search?latLong=39.1%2C-84.5&maxResults=50&page=1&pageSize=4&radiusInMiles=50&sortBy=waitTime',
    endpoint: '/tlc/api/clinic/search',
    reply: { data: { clinics: [] }, meta: { clinics: { total: 0 } } },
    value: { clinics: [], total: 0 },
    refusals: { 400: 'invalid', 404: 'notFound' },
  },
  {
    name: 'clinicInfo',
    call: (api, signal) => clinicInfo(api, '014', '45225', signal),
    method: 'GET',
    url: '/tlc/api/clinic/014/45225',
    endpoint: '/tlc/api/clinic/{divisionNumber}/{storeNumber}',
    reply: { data: { clinic } },
    value: clinic,
    refusals: { 400: 'invalid', 404: 'notFound' },
  },
  {
    name: 'searchLocations',
    call: (api, signal) => searchLocations(api, 'Cincin', signal),
    method: 'GET',
    url: '/tlc/api/location/search?freeFormAddress=Cincin&page.size=5',
    endpoint: '/tlc/api/location/search',
    reply: { data: { locations: [cincinnati] } },
    value: [cincinnati],
    refusals: {},
  },
]);
