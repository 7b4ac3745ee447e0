import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mapMessages } from '../../../../app/messages/generated/placesMessages.ts';
import { ClinicMap } from '../../../../app/ui/map/ClinicMap.tsx';
import type { MapPin } from '../../../../app/ui/map/view/PlacedMapProps.ts';
import { shippedAtlas } from './shippedAtlas.ts';

const pins: readonly MapPin[] = [
  { id: 'a', number: 11, name: 'The Little Clinic at 1 Vine Street', lat: 39.1031, lng: -84.512 },
  { id: 'b', number: 12, name: 'The Little Clinic at 2 Oak Street', lat: 39.16, lng: -84.45 },
  { id: 'c', number: 13, name: 'The Little Clinic at 3 Mill Road', lat: 39.05, lng: -84.63 },
];

const files = shippedAtlas();

/** Serves the atlas as the site does or, with `gone`, not at all. */
function serveAtlas(gone = false) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const file = files.get(/([0-9a-z]+)\.json$/.exec(url)?.[1] ?? '');
    return gone || file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

interface Shown {
  readonly pins?: readonly MapPin[];
  readonly active?: string;
  readonly onActivate?: (id: string) => void;
}

const map = ({ onActivate = () => undefined, ...shown }: Shown = {}) => (
  <>
    <ClinicMap
      pins={pins}
      onActivate={onActivate}
      fallbackCentre={{ lat: 33.45, lng: -112.07 }}
      messages={mapMessages.shipped}
      {...shown}
    />
    <a href="/list">The list</a>
  </>
);

const region = () => screen.getByRole('region', { name: 'Map of locations' });
const names = () =>
  within(region())
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('the pins', () => {
  it('are buttons with number and name, in the order of the list', () => {
    serveAtlas();
    render(map());
    expect(names()).toEqual([
      '11, The Little Clinic at 1 Vine Street',
      '12, The Little Clinic at 2 Oak Street',
      '13, The Little Clinic at 3 Mill Road',
    ]);
    expect(
      within(region())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['11', '12', '13']);
  });

  it('pass on to the list which one was chosen, by pointer and by key', async () => {
    serveAtlas();
    const onActivate = vi.fn();
    render(map({ onActivate }));
    await userEvent.click(screen.getByRole('button', { name: /^12/ }));
    screen.getByRole('button', { name: /^13/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onActivate.mock.calls).toEqual([['b'], ['c']]);
  });

  it('show which one is active, and follow the list', () => {
    serveAtlas();
    const { rerender } = render(map({ active: 'b' }));
    expect(screen.getByRole('button', { current: true })).toBe(screen.getByRole('button', { name: /^12/ }));
    rerender(map({ active: 'c' }));
    expect(screen.getByRole('button', { current: true })).toBe(screen.getByRole('button', { name: /^13/ }));
    rerender(map());
    expect(screen.queryByRole('button', { current: true })).toBeNull();
  });

  it('are the new ones when the list turns its page', () => {
    serveAtlas();
    const { rerender } = render(map());
    rerender(map({ pins: pins.slice(2) }));
    expect(names()).toEqual(['13, The Little Clinic at 3 Mill Road']);
  });
});

describe('for keyboards', () => {
  it('the map can be skipped, and its pins are reached one after the other', async () => {
    serveAtlas();
    render(map());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip the map' })).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('End of the map');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'The list' })).toBe(document.activeElement);
    for (const name of [/^13/, /^12/, /^11/]) {
      await userEvent.tab({ shift: true });
      expect(screen.getByRole('button', { name })).toBe(document.activeElement);
    }
  });
});

describe('the land', () => {
  const land = () => region().querySelectorAll('svg text');

  it('is loaded for the states in view alone, and has names of states and counties', async () => {
    const asked = serveAtlas();
    render(map());
    await waitFor(() => expect([...land()].map(({ textContent }) => textContent)).toContain('Hamilton'));
    expect([...land()].map(({ textContent }) => textContent)).toContain('Kentucky');
    expect([...new Set(asked)].map((url) => url.split('/').at(-1)).sort()).toEqual(['18.json', '21.json', '39.json']);
  });

  it('is where the deployment is at home when there is no pin', async () => {
    serveAtlas();
    render(map({ pins: [] }));
    await waitFor(() => expect([...land()].map(({ textContent }) => textContent)).toContain('Maricopa'));
    expect(names()).toEqual([]);
  });

  it('gives a screen reader nothing that the list does not have', async () => {
    serveAtlas();
    render(map());
    await waitFor(() => expect(land().length).toBeGreaterThan(0));
    for (const text of land()) expect(text.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(region().querySelector('[aria-hidden="true"] button, [aria-hidden="true"] a')).toBeNull();
  });

  it('may be missing: the pins stand without it', async () => {
    const asked = serveAtlas(true);
    render(map());
    await waitFor(() => expect(asked.length).toBe(3));
    expect(names()).toHaveLength(3);
  });
});

it('is blank ground while it is not known whose map it is', () => {
  const asked = serveAtlas();
  render(
    <ClinicMap pins={pins} onActivate={() => undefined} messages={mapMessages.shipped} source={{ kind: 'waiting' }} />,
  );
  expect(names()).toEqual([]);
  expect(asked).toEqual([]);
});
