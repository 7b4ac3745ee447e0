import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserSays,
  calls,
  clinic,
  field,
  found,
  heading,
  list,
  locations,
  openLocator,
  slowBrowser,
} from '../openLocator.tsx';

const user = userEvent.setup();
const here = { latitude: 39.10312, longitude: -84.51201 };

/** A window that fits `(max-width: …px)` and `(max-height: …px)`, alone or in a list of them. */
const inWindow = (width: number, height: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget();
    const most = (side: string) => Number(new RegExp(`\\(max-${side}: (\\d+)px\\)`).exec(query)?.[1]);
    return Object.assign(list, {
      matches: width <= most('width') || height <= most('height'),
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

describe('where the guest is', () => {
  beforeEach(() => {
    browserSays(1);
  });

  it('is asked for where the address names no place, and then stands in it with four decimals', async () => {
    browserSays(here);
    const { router, appServices } = openLocator(found(clinic(1)), `${locations}?referrer=mail`);
    await heading('1 clinic near your location');
    expect(router.state.location.search).toBe('?latitude=39.1031&longitude=-84.5120&sortBy=distance&referrer=mail');
    expect(appServices.journey.getState().position).toEqual({ latitude: 39.1031, longitude: -84.512 });
  });

  it('is not asked for again while it is known', async () => {
    const asked = browserSays(undefined);
    const position = { latitude: 40, longitude: -80 };
    const { seen } = openLocator(found(clinic(1)), locations, { position });
    await heading('1 clinic near your location');
    expect(asked).not.toHaveBeenCalled();
    expect(calls(seen)[0]).toContain('latLong=40,-80');
  });

  it.each(['?searchText=45202', '?latitude=40&longitude=-80'])(
    'is not asked for where the address is %s',
    async (query) => {
      const asked = browserSays(here);
      openLocator(found(clinic(1)), `${locations}${query}`);
      await heading(/^1 clinic near/);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('shows and reports a refusal, even if the button was not pressed', async () => {
    const { seen, reported } = openLocator(found());
    expect(await screen.findByText(/^Your browser does not share your location/)).toBeTruthy();
    await waitFor(() => expect(reported).toContainEqual({ type: 'alert', alert: 'positionFailed' }));
    expect(seen).toEqual([]);
  });

  it('can be refused at the button, until the guest searches for a place', async () => {
    openLocator(found(clinic(1)), list);
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    expect(await screen.findByText(/^Your browser does not share your location/)).toBeTruthy();
    await user.clear(field());
    await user.type(field(), 'Mason, OH{Enter}');
    await heading('1 clinic near Mason, OH');
    expect(screen.queryByText(/^Your browser does not share your location/)).toBeNull();
  });

  it('may be unknown to the browser', async () => {
    browserSays(2);
    openLocator(found(), list);
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    expect(await screen.findByText(/^Your location is not available right now/)).toBeTruthy();
  });

  it('replaces a typed place, which Back brings again', async () => {
    browserSays(here);
    const { router } = openLocator(found(clinic(1)), `${list}&sortBy=waitTime`);
    await heading('1 clinic near 45202');
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    await heading('1 clinic near your location');
    expect(router.state.location.search).toBe('?latitude=39.1031&longitude=-84.5120&sortBy=waitTime');
    expect(field().value).toBe('');
    await act(() => router.navigate(-1));
    await heading('1 clinic near 45202');
  });

  it('is not used when it comes after another search', async () => {
    const browser = slowBrowser();
    const { router } = openLocator(found(clinic(1)));
    await user.type(field(), '45202');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await heading('1 clinic near 45202');
    await browser.says(here);
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=distance');
  });
});

describe('a position that comes late, or that nobody has asked for', () => {
  it('starts no search while the guest types', async () => {
    const browser = slowBrowser();
    const { router, seen } = openLocator(found(clinic(1)));
    await user.type(field(), 'Colum');
    await browser.says(here);
    expect(field().value).toBe('Colum');
    expect(router.state.location.search).toBe('');
    expect(seen.filter(({ url }) => url.includes('clinic/search'))).toEqual([]);
  });

  it.each([
    ['is scrolled to where the guest searched for a place', list, true],
    ['is scrolled to where the browser was asked without the guest', locations, true],
    ['does not hide that a clinic was not found', `${list}&invalidStoreId=1`, false],
  ])('the list %s', async (_what, at, isScrolled) => {
    inWindow(390, 844);
    browserSays(here);
    openLocator(found(clinic(1)), at);
    await heading(/^1 clinic near/);
    await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length > 0).toBe(isScrolled));
  });

  it.each([
    [414, 751, true],
    [415, 751, false],
    [415, 750, true],
  ])('the list is scrolled to in a window of %i by %i: %s', async (width, height, isScrolled) => {
    inWindow(width, height);
    openLocator(found(clinic(1)), list);
    await heading('1 clinic near 45202');
    await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length > 0).toBe(isScrolled));
  });

  it.each([
    ['refused', 1 as const, /^Your browser does not share your location/],
    ['not available', 2 as const, /^Your location is not available right now/],
  ])('%s shows its message if the guest asked for it on the page before', async (_what, says, words) => {
    browserSays(says);
    const { router } = openLocator(found(clinic(1)), '/nowhere');
    await act(() => router.navigate(locations, { state: { isAsked: true } }));
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  });
});
