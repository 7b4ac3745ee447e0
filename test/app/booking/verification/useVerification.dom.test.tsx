import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScheduleScreen } from '../../../../app/booking/ScheduleScreen.tsx';
import { type Answer, hang, json, type Seen } from '../../api/fakeFetch.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { renderScreen } from '../../renderScreen.tsx';
import { testWiring } from '../../testWiring.ts';
import { addressForm } from './addressForm.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  instantVaccineSelection: () => '/select',
  confirmation: '/confirmation',
};
const standard = {
  addressLines: ['12 Analytical Way'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
};
const found = (validation: object) => json(200, { data: { addressValidations: validation } });
const known: Answer = () => found({ validated: true, corrected: false, address: standard });
const another: Answer = () => found({ validated: true, corrected: true, address: standard });

/** The server on its own time: it answers once the test says so. */
function later(answer: Answer): { readonly answer: Answer; readonly reply: () => void } {
  let reply = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    reply = resolve;
  });
  return { answer: (request, signal) => asked.then(() => answer(request, signal)), reply: () => reply() };
}

const isVerification = ({ url }: Seen) => url.endsWith('/address-validations');

function open(verify: Answer) {
  const test = testWiring({
    answer: (request, signal) => {
      if (isVerification(request)) return verify(request, signal);
      if (request.url.endsWith('/appointments'))
        return json(200, { data: { appointments: [{ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }] } });
      return json(200, { data: { appointmentReservations: { reservationCode: 'r-2' } } });
    },
    journey: {
      flow: { name: 'IN_PERSON', step: 3 },
      holder: { appointment: appointment({ reservation: { code: 'r-1' } }), provider: clinic },
    },
    content: addressForm,
  });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/schedule', element: <ScheduleScreen links={links} /> },
      ...['result', 'confirmation', 'elsewhere'].map((name) => ({ path: `/${name}`, element: <h1>{name}</h1> })),
    ],
    ['/result', '/schedule'],
  );
  const verifications = () => test.seen.filter(isVerification);
  const typed = () => test.wiring.journey.getState().intake?.answers.where?.address;
  return { ...test, router, verifications, typed };
}

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => user.click(screen.getByRole('button', { name }));
const atAddress = () => screen.findByRole('heading', { name: 'Your address' });
const atNote = () => screen.findByRole('heading', { name: 'A note' });
const dialog = () => screen.findByRole('dialog', { name: 'Check the address' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function fill() {
  await atAddress();
  await user.type(field(/Line 1/), '12 Analytical Way');
  await user.type(field(/City/), 'Louisville');
  await user.selectOptions(screen.getByLabelText(/State/), 'KY');
  await user.type(field(/ZIP/), '45202');
}

const asTyped = { line: '12 Analytical Way', city: 'Louisville', state: 'KY', zip: '45202' };
const asSuggested = { line: '12 Analytical Way', city: 'Cincinnati', state: 'OH', zip: '45202' };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe('an address on the way to the next page', () => {
  it('is sent as it was typed, and replaced without a word by the one that the server knows', async () => {
    const { verifications, typed, reported } = open(known);
    await fill();
    await press('Continue');
    expect(document.activeElement).toBe(await atNote());
    expect(verifications().map(({ body }) => body)).toEqual([
      {
        address: {
          addressLines: ['12 Analytical Way'],
          cityTown: 'Louisville',
          stateProvince: 'KY',
          postalCode: '45202',
        },
      },
    ]);
    expect(typed()).toMatchObject({ ...asSuggested, county: 'Hamilton' });
    expect(reported).toContainEqual({ type: 'continueFlow', flow: 'IN_PERSON', step: 4, stepId: 'where' });
  });

  it('is not verified while the page has errors, nor again with the same answers', async () => {
    const { verifications } = open(known);
    await atAddress();
    await press('Continue');
    expect(verifications()).toHaveLength(0);
    await fill();
    await press('Continue');
    await atNote();
    await press('Back');
    await atAddress();
    await press('Continue');
    await atNote();
    expect(verifications()).toHaveLength(1);
    await press('Back');
    await user.type(field(/Line 1/), ' 7');
    await press('Continue');
    await atNote();
    expect(verifications()).toHaveLength(2);
  });

  it('goes to the booking as the server wrote it', async () => {
    const { seen } = open(known);
    await fill();
    await press('Continue');
    await atNote();
    await press('Continue');
    await screen.findByRole('heading', { name: 'confirmation' });
    const booking = seen.find(({ url }) => url.endsWith('/appointments'));
    expect(booking?.body).toMatchObject({ basicInfo: { address: standard } });
  });

  const failures: ReadonlyArray<readonly [string, Answer]> = [
    ['an unknown address', () => found({ validated: false, corrected: false })],
    ['a call that fails', () => json(500, {})],
    ['a call that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];
  it.each(failures)('goes on as it was typed after %s', async (_what, verify) => {
    const { typed, verifications } = open(verify);
    await fill();
    await press('Continue');
    await atNote();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(typed()).toMatchObject(asTyped);
    expect(verifications()).toHaveLength(1);
  });
});

describe('an address that is known as another one', () => {
  it.each([
    [/^Suggested address/, asSuggested],
    [/^Address you entered/, asTyped],
  ])('is replaced or not as the guest says: %s', async (name, after) => {
    const { typed } = open(another);
    await fill();
    await press('Continue');
    const choice = within(await dialog());
    await user.click(choice.getByRole('radio', { name }));
    expect(typed()).toMatchObject(asTyped);
    await user.click(choice.getByRole('button', { name: 'Continue' }));
    const heading = await atNote();
    await gone();
    expect(document.activeElement).toBe(heading);
    expect(typed()).toMatchObject(after);
  });

  it.each([
    ['Edit address', async () => press('Edit address')],
    ['Escape', async () => user.keyboard('{Escape}')],
  ])('%s leads back to it, as it was typed, and Continue asks again', async (_what, act) => {
    const { typed, verifications } = open(another);
    await fill();
    await press('Continue');
    await dialog();
    await act();
    await gone();
    expect(document.activeElement).toBe(field(/Line 1/));
    expect(typed()).toMatchObject(asTyped);
    expect(field(/City/).value).toBe('Louisville');
    await press('Continue');
    await dialog();
    expect(verifications()).toHaveLength(2);
  });
});

describe('while the server is asked', () => {
  it('a double click and Enter ask once', async () => {
    const { answer, reply } = later(known);
    const { verifications } = open(answer);
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await user.keyboard('{Enter}');
    expect(verifications()).toHaveLength(1);
    reply();
    await atNote();
    expect(verifications()).toHaveLength(1);
  });

  it('going for another time drops the call, and the page is there on the way back', async () => {
    const { answer, reply } = later(known);
    let dropped = false;
    const { router, typed, verifications } = open((request, signal) => {
      signal?.addEventListener('abort', () => {
        dropped = true;
      });
      return answer(request, signal);
    });
    await fill();
    await press('Continue');
    await router.navigate('/result');
    await screen.findByRole('heading', { name: 'result' });
    expect(dropped).toBe(true);
    reply();
    await router.navigate('/schedule');
    await atAddress();
    expect(typed()).toMatchObject(asTyped);
    expect(field(/City/).value).toBe('Louisville');
    expect(verifications()).toHaveLength(1);
  });

  it('leaving asks first, and drops the call; who stays is on the page', async () => {
    const { router, typed } = open(hang);
    await fill();
    await press('Continue');
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    await press('Stay on this page');
    await gone();
    await atAddress();
    expect(typed()).toMatchObject(asTyped);
    await user.type(field(/City/), ' City{Tab}');
    expect(typed()).toMatchObject({ city: 'Louisville City' });
  });

  it('leaving takes the place of the choice', async () => {
    const { router } = open(another);
    await fill();
    await press('Continue');
    await dialog();
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(screen.queryByRole('dialog', { name: 'Check the address' })).toBeNull();
  });
});
