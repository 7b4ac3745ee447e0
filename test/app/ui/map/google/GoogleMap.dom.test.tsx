import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { standInForGoogle } from './GoogleStandIn.ts';
import { googleMap, pins, serveNothing } from './googleMap.tsx';

test("Google's map: its script, our pins as markers, another page of them, and a key that is refused after all", async () => {
  serveNothing();
  const google = standInForGoogle('starts');
  const onActivate = vi.fn();
  const { rerender } = render(googleMap({ active: 'b', onActivate }));

  const first = await screen.findByRole('button', { name: '1, The Little Clinic at 1 Vine Street' });
  expect(google.scripts).toHaveLength(1);
  expect(google.scripts[0]?.searchParams.get('key')).toBe('the-key');
  expect(google.scripts[0]?.searchParams.get('auth_referrer_policy')).toBe('origin');
  expect(google.markers().map(({ position }) => position)).toEqual(pins.map(({ lat, lng }) => ({ lat, lng })));
  expect(google.markers().map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(google.cameras.at(-1)?.center.lat).toBeCloseTo(39.13, 1);
  expect(google.cameras.at(-1)?.zoom).toBe(11);

  act(() => void first.dispatchEvent(new Event('gmp-click')));
  expect(onActivate.mock.calls).toEqual([['a']]);

  rerender(googleMap({ pins: [{ id: 'c', number: 3, name: 'The Little Clinic in Mesa', lat: 33.42, lng: -111.83 }] }));
  await screen.findByRole('button', { name: '3, The Little Clinic in Mesa' });
  expect(google.markers()).toHaveLength(1);
  await waitFor(() => expect(google.cameras.at(-1)?.center.lng).toBeCloseTo(-111.83, 1));

  act(() => google.refuseKey());
  expect(google.markers()).toHaveLength(0);
  expect(screen.getByRole('button', { name: '3, The Little Clinic in Mesa' }).tagName).toBe('BUTTON');
  expect(screen.getByRole('link', { name: 'Skip the map' })).toBeDefined();
  google.remove();
});
