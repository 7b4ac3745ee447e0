import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadScreen } from '../../../app/shell/loadScreen.tsx';
import type { ScreenChunk } from '../../../app/shell/screenChunks.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

/** A chunk that arrives at the given attempt. */
function chunkAt(attempt: number): ScreenChunk {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts < attempt) throw missing;
    return ({ links }) => <h1>{`Here at ${links.main}`}</h1>;
  };
}

const open = (load: ScreenChunk) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', hydrateFallbackElement: <p>...</p>, lazy: async () => ({ element: await loadScreen(load) }) },
      ])}
    />,
  );

describe('a screen whose chunk does not arrive', () => {
  it.each([1, 2])('comes by itself when it is there at attempt %i', async (attempt) => {
    open(chunkAt(attempt));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });

  it('is said in words, and asked for again as often as the guest wishes', async () => {
    open(chunkAt(4));
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getByText('There has been a network failure. Please try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Here at /health-services/scheduler' });
  });
});

describe('loadScreen', () => {
  it('leaves any other error to the error boundary', async () => {
    const broken = new Error('x is not a function');
    await expect(loadScreen(() => Promise.reject(broken))).rejects.toBe(broken);
  });
});
