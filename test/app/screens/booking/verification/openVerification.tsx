import { ScheduleScreen } from '../../../../../app/screens/booking/ScheduleScreen.tsx';
import { type Answer, json, type Seen } from '../../../api/fakeFetch.ts';
import { renderScreen } from '../../../app-services/renderScreen.tsx';
import { testAppServices } from '../../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../../journey/fixtures.ts';
import { addressForm } from './addressForm.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  instantVaccineSelection: () => '/select',
  confirmation: '/confirmation',
};
export const standard = {
  addressLines: ['12 Analytical Way'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
};
export const found = (validation: object) => json(200, { data: { addressValidations: validation } });
export const validated: Answer = () => found({ validated: true, corrected: false, address: standard });
export const another: Answer = () => found({ validated: true, corrected: true, address: standard });

const isVerification = ({ url }: Seen) => url.endsWith('/address-validations');

const isLocation = ({ url }: Seen) => url.endsWith('/similar-addresses');
const noPlace: Answer = () => json(200, { data: { similarAddresses: [] } });

/** @param locate answers the call for the place of a ZIP code */
export function openVerification(verify: Answer, locate: Answer = noPlace) {
  const test = testAppServices({
    answer: (request, signal) => {
      if (isVerification(request)) return verify(request, signal);
      if (isLocation(request)) return locate(request, signal);
      if (request.url.endsWith('/appointments'))
        return json(200, { data: { appointments: [{ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }] } });
      return json(200, { data: { appointmentReservations: { reservationCode: 'r-2' } } });
    },
    journey: {
      flow: { name: 'IN_PERSON', step: 3 },
      picked: { appointment: appointment({ slotReservation: { code: 'r-1' } }), provider: clinic },
    },
    content: addressForm,
  });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/schedule', element: <ScheduleScreen links={links} /> },
      ...['result', 'confirmation', 'elsewhere'].map((name) => ({ path: `/${name}`, element: <h1>{name}</h1> })),
    ],
    ['/result', '/schedule'],
  );
  const verifications = () => test.seen.filter(isVerification);
  const typed = () => test.appServices.journey.getState().intake?.answers.where?.address;
  const locations = () => test.seen.filter(isLocation);
  return { ...test, router, verifications, locations, typed };
}
