import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingChunk } from '../../../app/chunks/loadChunk.ts';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';
import { loadScreen } from '../../../app/shell/createRoutes.tsx';
import type { Screen, ScreenChunk } from '../../../app/shell/routes/screenChunks.ts';
import { testAppServices } from '../app-services/testAppServices.ts';

const missing = new MissingChunk('/assets/a.js', 'unreachable');
const gone = new MissingChunk('/assets/a.js', 'gone');

/** A chunk that arrives at the given attempt. */
const chunkAt = (attempt: number): ScreenChunk =>
  laterScreen(attempt, ({ links }) => <h1>{`Here at ${links.main}`}</h1>);

function laterScreen(attempt: number, Arrived: Screen): ScreenChunk {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts < attempt) throw missing;
    return Arrived;
  };
}

const { appServices } = testAppServices({ answer: () => new Response('{}') });

/** Opens the first of two pages; returns the router that leads to the other. */
function open(load: ScreenChunk, next: ScreenChunk = load) {
  const router = createMemoryRouter([
    {
      path: '/',
      hydrateFallbackElement: <p>...</p>,
      lazy: async () => ({ element: await loadScreen('result', load) }),
    },
    { path: '/next', lazy: async () => ({ element: await loadScreen('schedule', next) }) },
  ]);
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}

afterEach(() => vi.restoreAllMocks());

describe('a screen whose chunk does not arrive', () => {
  it.each([1, 2])('appears by itself if attempt %i succeeds', async (attempt) => {
    open(chunkAt(attempt));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });

  it('is shown as a message, and asked for again as often as the guest target', async () => {
    open(chunkAt(4));
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getByText('There has been a network failure. Please try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });

  it('comes by itself once the browser is online again', async () => {
    open(chunkAt(3));
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    act(() => window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });

  it('does not leave the page of before in its place', async () => {
    const router = open(
      chunkAt(2),
      laterScreen(3, () => <h1>The next page</h1>),
    );
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
    await act(() => router.navigate('/next'));
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'The next page' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });

  it('says that the guest is offline, and does not reload the page', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.reject(gone));
    open(load);
    await screen.findByText("You're offline. Check your connection, then try again.");
    const asked = load.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load.mock.calls.length).toBeGreaterThan(asked);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('is brought by a page load where nothing else can', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    open(() => Promise.reject(gone));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('loadScreen', () => {
  it('leaves any other error to the error boundary', async () => {
    const broken = new Error('x is not a function');
    await expect(loadScreen('main', () => Promise.reject(broken))).rejects.toBe(broken);
  });
});
