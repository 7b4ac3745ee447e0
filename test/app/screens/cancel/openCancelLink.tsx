import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CanceledScreen } from '../../../../app/screens/cancel/CanceledScreen.tsx';
import { CancelScreen } from '../../../../app/screens/cancel/CancelScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import {
  type TestAppServices,
  type TestAppServicesOptions,
  testAppServices,
} from '../../app-services/testAppServices.ts';
import { first, found } from './found.ts';

export const links = {
  main: '/main',
  canceled: '/canceled',
  dietitian: '/dietitian',
  cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
  cancelHelp: '/cancel',
  result: '/result',
};
export const { id, confirmCode } = first;
/** The address of the link in the mail. */
export const at = `/cancel/${id}/${confirmCode}`;

export const canceled: Answer = () => json(200, { data: { id, confirmCode, status: 'CANCELED' } });
export const refused =
  (status: number, code = 'x'): Answer =>
  () =>
    json(status, { errors: [{ code, message: 'Server words.' }] });
export const noSuchCall = refused(404, 'notFound');

export interface OpenOptions {
  readonly lookup?: Answer;
  readonly cancel?: Answer;
  readonly link?: string;
  readonly content?: TestAppServicesOptions['content'];
}

export interface Opened extends TestAppServices {
  readonly router: ReturnType<typeof renderScreen>;
  /** The requests that were sent to cancel. */
  readonly puts: () => TestAppServices['seen'];
}

/** Opens the link of the mail; by default for one confirmed appointment. */
export function openCancelLink({
  lookup = () => json(200, { data: found() }),
  cancel = canceled,
  link = at,
  content = () => undefined,
}: OpenOptions = {}): Opened {
  const test = testAppServices({
    answer: (request, signal) => (request.method === 'PUT' ? cancel : lookup)(request, signal),
    content,
  });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/cancel/:id?/:code?', element: <CancelScreen links={links} /> },
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/before', link],
  );
  return { ...test, router, puts: () => test.seen.filter(({ method }) => method === 'PUT') };
}

export const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const dialog = () => screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' });
export const confirm = async () =>
  user.click(within(await dialog()).getByRole('button', { name: 'Cancel Appointment' }));
export const choose = async (name: string | RegExp = /Monday, March 15, 2027/) =>
  user.click(within(await dialog()).getByRole('radio', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const cancelButton = () => screen.queryByRole('button', { name: 'Cancel Appointment' });
