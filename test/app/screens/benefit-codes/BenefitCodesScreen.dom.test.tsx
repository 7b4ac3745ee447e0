import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { BenefitCodesScreen } from '../../../../app/screens/benefit-codes/BenefitCodesScreen.tsx';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { connect } from '../../app-services/connect.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';

const validationReply =
  (isValid: boolean): Answer =>
  () =>
    json(200, { data: { validation: { isValid } } });

function open(answer: Answer, at = '/benefit-codes') {
  const test = testAppServices({ answer });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/benefit-codes', element: <BenefitCodesScreen links={{ main: '/main' }} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    [at],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const field = () => screen.getByLabelText<HTMLInputElement>('Please enter your Benefit Code');
const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

afterEach(() => vi.restoreAllMocks());

describe('the benefit code page', () => {
  it('says what it is for', () => {
    open(validationReply(true));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'We need your Benefit Code information to find your appointment availability.',
    );
  });

  it.each(['', '   '])('asks for a code where %j was entered, without a call', async (typed) => {
    const { seen } = open(validationReply(true));
    if (typed !== '') await user.type(field(), typed);
    await proceed();
    expect(described()).toBe('You must enter a benefit code.');
    expect(document.activeElement).toBe(field());
    expect(seen).toEqual([]);
  });

  it('names characters that cannot be seen, without a call, and keeps what was typed', async () => {
    const { seen, reported } = open(validationReply(true));
    await user.click(field());
    await user.paste('CARE\u202e2027');
    await proceed();
    expect(described()).toBe("Remove the characters that can't be seen, or type this again.");
    expect(field().value).toBe('CARE\u202e2027');
    expect(seen).toEqual([]);
    expect(reported).toContainEqual({ type: 'constraintError', stepId: 'benefitCode', keyword: 'characters' });
  });

  it('goes to the search with a valid code, without spaces around it', async () => {
    const { router, seen } = open(validationReply(true), '/benefit-codes?location=45202');
    await user.type(field(), ' CARE2027 {Enter}');
    await screen.findByRole('heading', { name: 'Main' });
    expect(seen.map(({ url }) => url)).toEqual([
      '/appointment-management/v1/benefit-code/validate?filter.benefitCode=CARE2027',
    ]);
    expect(router.state.location.state).toEqual(
      navigationState({ ...noCriteria, location: '45202', benefitCode: 'CARE2027' }),
    );
  });

  it('leads back to the search as it was, without a code', async () => {
    const { router } = open(validationReply(true), '/benefit-codes?location=45202');
    await user.type(field(), 'CARE2027');
    await user.click(screen.getByRole('link', { name: 'Back to the search' }));
    await screen.findByRole('heading', { name: 'Main' });
    expect(router.state.location.state).toEqual(navigationState({ ...noCriteria, location: '45202' }));
  });

  it('says that a code is invalid, until another one is typed', async () => {
    open(validationReply(false));
    await user.type(field(), 'NOPE');
    await proceed();
    await waitFor(() => expect(described()).toBe('Your benefit code entry is invalid. Please try again.'));
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'X');
    expect(described()).toBeUndefined();
  });

  it('says that the server is busy where too many codes were tried', async () => {
    open(() => json(503, { errors: [{ code: 'limitReached', message: 'x' }] }));
    await user.type(field(), 'CARE2027');
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.",
    );
    expect(described()).toBeUndefined();
  });

  it('says and reports trouble with the call, and can be tried again', async () => {
    let works = false;
    const { reported } = open((request, signal) => (works ? validationReply(true)(request, signal) : json(500, {})));
    await user.type(field(), 'CARE2027');
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe('There is a network error. Please try again.');
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/benefit-code/validate',
        responseCode: 500,
      }),
    );
    expect(reported).not.toContainEqual(expect.objectContaining({ type: 'constraintError' }));
    works = true;
    await proceed();
    await screen.findByRole('heading', { name: 'Main' });
  });

  it('says that the browser is offline, after what is said of every failed call', async () => {
    open(() => Promise.reject(new TypeError('offline')));
    connect(false);
    await user.type(field(), 'CARE2027');
    await proceed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      "There is a network error. Please try again. You're offline. Check your connection, then try again.",
    );
  });

  it('asks once, however often the guest presses', async () => {
    const { seen } = open(hang);
    await user.type(field(), 'CARE2027');
    await proceed();
    await proceed();
    expect(seen).toHaveLength(1);
  });

  it('has the code of a link, which leaves the address', async () => {
    const { router } = open(validationReply(true), '/benefit-codes?benefitCode=HARVEST');
    expect(field().value).toBe('HARVEST');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(field().value).toBe('HARVEST');
  });

  it('leads nowhere once the guest has left', async () => {
    let answer = () => {};
    const { router, reported } = open(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(json(200, { data: { validation: { isValid: true } } }));
        }),
    );
    await user.type(field(), 'CARE2027');
    await proceed();
    await act(() => router.navigate('/elsewhere'));
    await screen.findByRole('heading', { name: 'Another page' });
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(reported).toEqual([]);
  });

  it('shows no code on a page that the browser has put away and may bring back', async () => {
    open(validationReply(true), '/benefit-codes?benefitCode=HARVEST');
    await user.type(field(), '7');
    expect(field().value).toBe('HARVEST7');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(field().value).toBe('');
  });
});
