import type { InitialEntry } from 'react-router-dom';
import { SearchScreen } from '../../../../app/screens/search/SearchScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { listedServices, service } from '../../app-services/listedServices.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { loaded } from './searchForm.ts';

/** One service of each kind that the shipped scheduler-config treats differently. */
export const variedServices = (): Response =>
  json(200, {
    data: {
      services: [
        service(30, 'Sore Throat', 'Illnesses'),
        service(74, 'TB Skin Test', 'Health Screenings'),
        service(81, 'Smoking Cessation', 'Wellness'),
        service(116, 'RSV', 'Vaccines', { isVaccine: true, leadTimeDays: 3 }),
        service(401, 'Cold or Flu by Video', 'Virtual Visits'),
        service(501, 'Medication Review at the Pharmacy', 'Pharmacy Services', { businessNames: ['pharmacy'] }),
      ],
    },
  });

export const states = (): Response =>
  json(200, {
    data: {
      'licensure-states': [
        { name: 'Texas', code: 'TX', hasLicense: false },
        { name: 'Ohio', code: 'OH', hasLicense: true },
        { name: 'Kentucky', code: 'KY', hasLicense: true },
      ],
    },
    meta: { 'licensure-states': { total: 3, licensed: 2 } },
  });

export const cities = (...names: string[]): Response =>
  json(200, {
    data: {
      similarAddresses: names.map((cityTown) => ({ cityTown, stateProvince: 'OH', postalCode: '45202' })),
    },
  });

/** A working server; `parts` replaces the answers for some paths. */
export const server =
  (parts: Readonly<Record<string, Answer>> = {}): Answer =>
  (request, signal) => {
    const own = Object.entries(parts).find(([path]) => request.url.includes(path));
    if (own) return own[1](request, signal);
    if (request.url.includes('/services')) return listedServices();
    if (request.url.includes('/licensure-states')) return states();
    return json(200, { data: { similarAddresses: [], validation: { isValid: true }, appointmentReservations: {} } });
  };

export const links = {
  benefitCodes: '/benefit-codes',
  result: '/result',
  prescreen: (step: number) => `/prescreen/${step}`,
};

const suggesting = { '/similar-addresses': () => cities('Cincinnati', 'Cincinnatus', 'Cinco') };

/** Renders the search page at an address, with stand-ins for the pages that it leads to. */
export function renderSearch(options: Partial<TestAppServicesOptions> = {}, at: InitialEntry = '/main') {
  const test = testAppServices({ answer: server(suggesting), ...options });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/main', element: <SearchScreen links={links} /> },
      { path: '/result', element: <h1>Results</h1> },
      { path: '/prescreen/1', element: <h1>Prescreen</h1> },
      { path: '/benefit-codes', element: <h1>Benefit codes</h1> },
    ],
    [at],
  );
  return { ...test, router };
}

/** Opens the search page with a service of each kind, and waits for the services. */
export async function openSearch(options: Partial<TestAppServicesOptions> = {}, at: InitialEntry = '/main') {
  const opened = renderSearch({ answer: server({ '/services': variedServices }), ...options }, at);
  await loaded();
  return opened;
}
