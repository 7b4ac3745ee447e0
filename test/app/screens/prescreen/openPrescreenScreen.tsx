import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria, type SearchCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { PrescreenScreen } from '../../../../app/screens/prescreen/PrescreenScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { smallPrescreen } from './smallPrescreen.ts';

const service = (id: number, name: string, groupName: string, part: object = {}) => ({
  id,
  name,
  groupName,
  groupOrder: 1,
  order: id,
  maxDaysAhead: 90,
  businessNames: ['tlc'],
  ...part,
});

export const listed = [
  service(30, 'Sore Throat', 'Illnesses'),
  service(61, 'Sports Physical', 'Physicals'),
  service(62, 'School Physical', 'Physicals'),
  service(101, 'Tdap', 'Vaccines', { isVaccine: true }),
  service(102, 'Shingles dose 1', 'Vaccines', { isVaccine: true, dose: 1 }),
  service(103, 'Flu', 'Vaccines', { isVaccine: true }),
  service(104, 'COVID-19', 'Vaccines', { isVaccine: true, isCovidVaccine: true }),
  service(201, 'Initial Nutrition Visit', 'Telenutrition', { businessNames: ['dietitian'] }),
];

const states = [
  { name: 'Ohio', code: 'OH', hasLicense: true },
  { name: 'Alabama', code: 'AL', hasLicense: false },
];

/** A working server; `parts` replaces the answers for some paths. */
export const server =
  (parts: Readonly<Record<string, Answer>> = {}): Answer =>
  (request, signal) => {
    const own = Object.entries(parts).find(([path]) => request.url.includes(path));
    if (own) return own[1](request, signal);
    if (request.url.includes('/services')) return json(200, { data: { services: listed } });
    if (request.url.includes('/licensure-states')) return json(200, { data: { 'licensure-states': states } });
    return json(200, { data: { appointmentReservations: {} } });
  };

export const links = {
  main: '/main',
  benefitCodes: '/benefit-codes',
  prescreen: (step: number) => `/prescreen/${step}`,
  result: '/result',
};

export const criteria: SearchCriteria = {
  ...noCriteria,
  type: 'Sports Physical',
  serviceIds: [61],
  location: '45202',
  date: '2027-03-15',
};

export interface OpenOptions extends Partial<TestAppServicesOptions> {
  readonly wanted?: SearchCriteria;
}

/** Opens the screen at an address, with the main page before it in the history. */
export function open(at = '/prescreen/1', { wanted = criteria, ...options }: OpenOptions = {}) {
  const test = testAppServices({ answer: server(), content: smallPrescreen(), ...options });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/prescreen/:step?', element: <PrescreenScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
      { path: '/result', element: <h1>Results</h1> },
      { path: '/benefit-codes', element: <h1>Benefit codes</h1> },
    ],
    ['/main'],
  );
  void router.navigate(at, at.includes('?') ? {} : { state: navigationState(wanted) });
  return { ...test, router, path: () => router.state.location.pathname };
}

export const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
