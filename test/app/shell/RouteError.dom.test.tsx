import { render, screen, within } from '@testing-library/react';
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
