import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteError } from '../../../app/shell/errors/RouteError.tsx';
import { links } from '../../../app/shell/paths.ts';

beforeEach(() => {
  // React and React Router report what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('x is not a function');
}

describe('a screen that breaks', () => {
  it('is replaced by words and a way to the start, and nothing of the error shows', async () => {
    const routes = [{ errorElement: <RouteError />, children: [{ path: '/', element: <Broken /> }] }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe(links.main);
    expect(within(document.body).queryByText(/not a function/)).toBeNull();
  });
});

describe('a screen whose chunk does not arrive', () => {
  it('is asked for again when the guest wishes', async () => {
    let arrives = false;
    const lazy = async () => {
      if (!arrives) throw new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
      return { element: <h1>Here</h1> };
    };
    const routes = [{ errorElement: <RouteError />, children: [{ path: '/', lazy }] }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    arrives = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy());
  });
});
