import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserSays, clinic, found, locations, openLocator } from '../openLocator.tsx';

/** A position that comes late, or that nobody has asked for. */

const user = userEvent.setup();
const here = { latitude: 39.10312, longitude: -84.51201 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a Clinic' });

/** A browser that answers when the test says so. */
function slowBrowser() {
  let tell: (position: object) => void = () => undefined;
  const getCurrentPosition = (given: typeof tell) => {
    tell = given;
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return { answers: (coords: object) => act(async () => tell({ coords })) };
}

const inSmallWindow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: query.includes('max-width: 414px'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('starts no search while the guest types', async () => {
  const browser = slowBrowser();
  const { router, seen } = openLocator(found(clinic(1)));
  await user.type(field(), 'Colum');
  await browser.answers(here);
  expect(field().value).toBe('Colum');
  expect(router.state.location.search).toBe('');
  expect(seen.filter(({ url }) => url.includes('clinic/search'))).toEqual([]);
});

it.each([
  ['is scrolled to where the guest asked for it', `${locations}?searchText=45202`, true],
  ['is not scrolled to where nobody asked for it', locations, false],
  ['does not hide that a clinic was not found', `${locations}?invalidStoreId=1`, false],
])('the list %s', async (_what, at, isScrolled) => {
  inSmallWindow();
  browserSays(here);
  openLocator(found(clinic(1)), at);
  await heading(/^1 clinic near/);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length > 0).toBe(isScrolled);
});

it.each([
  ['refused', 1 as const, /^Your browser does not share your location/],
  ['not available', 2 as const, /^Your location is not available right now/],
])('%s is told to a guest who asked for it on the page before', async (_what, says, words) => {
  browserSays(says);
  const { router } = openLocator(found(clinic(1)), '/nowhere');
  await act(() => router.navigate(locations, { state: { isAsked: true } }));
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
});
