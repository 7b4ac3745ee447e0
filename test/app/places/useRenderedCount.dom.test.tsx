import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRenderedCount } from '../../../app/places/useRenderedCount.ts';

const counts: number[] = [];

function List() {
  counts.push(useRenderedCount(3));
  return null;
}

/** The counts that are rendered after the guest has gone to a list, or has come back to it. */
async function openList(by: 'link' | 'back'): Promise<readonly number[]> {
  counts.length = 0;
  const routes = [
    { path: '/', element: null },
    { path: '/list', element: <List /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list', '/'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  await act(() => (by === 'link' ? router.navigate('/list') : router.navigate(-1)));
  await waitFor(() => expect(counts.at(-1)).toBeGreaterThanOrEqual(3));
  return [...new Set(counts)];
}

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

it('renders one card after the other on a phone', async () => {
  window.innerWidth = 390;
  expect(await openList('link')).toEqual([1, 2, 3]);
});

it('renders all at once for a guest who comes back, and in a wide window', async () => {
  window.innerWidth = 390;
  expect(await openList('back')).toEqual([Number.POSITIVE_INFINITY]);
  window.innerWidth = innerWidth;
  expect(await openList('link')).toEqual([Number.POSITIVE_INFINITY]);
});
