import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, json, type Seen } from '../../../api/fakeFetch.ts';
import { atNote } from './addressPage.ts';
import { openVerification, validated } from './openVerification.tsx';

/** ADDRESS-6: what a ZIP code tells is filled in, and nothing that the guest typed is replaced. */
const user = userEvent.setup();
const note = 'We filled in the city, state or county from the ZIP code. You can change them.';
const places: Readonly<Record<string, object>> = {
  '45202': { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202', county: 'Hamilton' },
  '41011': { cityTown: 'Covington', stateProvince: 'KY', postalCode: '41011', county: 'Kenton' },
  '10001': { cityTown: 'New York', stateProvince: 'NY', postalCode: '10001' },
};
const known: Answer = ({ body }: Seen) => {
  const [, zip = ''] = /"(\d{5})"/.exec(JSON.stringify(body)) ?? [];
  return json(200, { data: { similarAddresses: places[zip] ? [places[zip]] : [] } });
};

const type = async (label: string, text: string) => {
  const control = await screen.findByLabelText(label);
  await user.clear(control);
  await user.type(control, text);
};
const shown = () => ['City', 'County'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('fills in what is empty, says so, and sends no ZIP code in an address', async () => {
  const { locations, typed } = openVerification(validated, known);
  await type('ZIP', '45202-1234');
  await user.tab();
  await waitFor(() => expect(typed()).toMatchObject({ city: 'Cincinnati', state: 'OH', county: 'Hamilton' }));
  expect(screen.getByText(note).getAttribute('role')).toBe('status');
  expect(locations().map(({ method, body, url }) => [method, body, url])).toEqual([
    ['POST', { postalCode: '45202' }, '/appointment-management/v1/similar-addresses'],
  ]);
});

it('follows another ZIP code, but keeps what the guest has changed', async () => {
  const { typed } = openVerification(validated, known);
  await type('ZIP', '45202');
  await user.tab();
  await waitFor(() => expect(typed()).toMatchObject({ county: 'Hamilton' }));
  await type('County', 'Butler');
  await type('ZIP', '41011');
  await user.tab();
  await waitFor(() => expect(typed()).toMatchObject({ city: 'Covington', state: 'KY', county: 'Butler' }));
});

it('leaves what the guest has typed, or is typing now', async () => {
  let answer = (_response: Response): void => undefined;
  const { typed, locations } = openVerification(
    validated,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('County', 'Butler');
  await type('ZIP', '45202');
  await type('City', 'Cin');
  await waitFor(() => expect(locations()).toHaveLength(1));
  answer(json(200, { data: { similarAddresses: [places['45202']] } }));
  await waitFor(() => expect(typed()).toMatchObject({ state: 'OH' }));
  expect(shown()).toEqual(['Cin', 'Butler']);
});

it('loses no key of a guest who begins to type at that moment', async () => {
  let answer = (_response: Response): void => undefined;
  const { locations } = openVerification(
    validated,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('ZIP', '45202');
  await user.tab();
  await waitFor(() => expect(locations()).toHaveLength(1));
  const city = screen.getByLabelText<HTMLInputElement>('City');
  city.focus();
  // Each frame of the screen takes long, so that whatever waits for one comes too late.
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  answer(json(200, { data: { similarAddresses: [places['45202']] } }));
  await waitFor(() => expect(city.value).toBe('Cincinnati'));
  await user.keyboard('Mason');
  frames.mockRestore();
  expect(city.value).toBe('Mason');
});

it.each<[string, object, 'goes on' | 'is refused']>([
  ['fills in what is missing', { similarAddresses: [places['45202']] }, 'goes on'],
  ['knows no such place', { similarAddresses: [] }, 'is refused'],
])('lets Continue wait for an answer that %s, and then %s', async (_what, data, end) => {
  let answer = (_response: Response): void => undefined;
  const { locations } = openVerification(
    validated,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('Line 1', '12 Analytical Way');
  await type('ZIP', '45202');
  await user.keyboard('{Enter}');
  const next = screen.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.queryByText(/There (is|are) \d errors? on this page/)).toBeNull();
  await waitFor(() => expect(locations()).toHaveLength(1));
  answer(json(200, { data }));
  if (end === 'goes on') await atNote();
  else await screen.findByText(/There (is|are) \d errors? on this page/);
});

it('fills in nothing that the form itself would refuse', async () => {
  const { typed } = openVerification(validated, known);
  await type('ZIP', '10001');
  await user.tab();
  await waitFor(() => expect(typed()).toMatchObject({ city: 'New York' }));
  expect(typed()).not.toHaveProperty('state');
});

it.each<[string, Answer]>([
  ['fails', () => json(500, {})],
  ['is not there', () => json(404, {})],
  ['knows no such place', () => json(200, { data: { similarAddresses: [] } })],
])('leaves the address to the guest where the call %s', async (_how, locate) => {
  const { locations, typed } = openVerification(validated, locate);
  await type('ZIP', '45202');
  await user.tab();
  await waitFor(() => expect(locations()).toHaveLength(1));
  await type('City', 'Mason');
  await user.tab();
  expect(typed()).toMatchObject({ zip: '45202', city: 'Mason' });
  expect(screen.queryByText(note)).toBeNull();
});

it('asks nothing before the ZIP code is whole', async () => {
  const { locations } = openVerification(validated, known);
  await type('ZIP', '4520');
  await user.tab();
  await type('County', 'Butler');
  await user.tab();
  expect(locations()).toEqual([]);
});

it('keeps no room for what it says where no ZIP code is asked', async () => {
  openVerification(validated, known);
  const messages = () => screen.getAllByRole('status').length;
  await screen.findByLabelText('ZIP');
  const before = messages();
  await type('Line 1', 'No ZIP');
  await user.tab();
  expect(screen.queryByLabelText('ZIP')).toBeNull();
  expect(messages()).toBe(before - 1);
});
