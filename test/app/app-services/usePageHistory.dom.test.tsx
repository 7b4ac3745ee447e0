import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { usePageHistory } from '../../../app/app-services/usePageHistory.ts';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';

interface CountedProps {
  /** The page at which the form was left. */
  readonly left: number;
  /** The last page that its answers lead to. */
  readonly reach: number;
}

const steps = [1, 3, -1, -2];

/** A form whose pages are only counted. */
function Counted({ left, reach }: CountedProps) {
  const [page, setPage] = useState(left);
  const arrive = (index: number): number => {
    const shown = Math.min(index, reach);
    setPage(shown);
    return shown;
  };
  const lead = usePageHistory({ index: page, arrive, criteria: { ...noCriteria, type: 'Sore Throat' } });
  const goTo = (next: number) => {
    setPage(next);
    lead(next);
  };
  return (
    <>
      <h1>{`Page ${page}`}</h1>
      {steps.map((by) => (
        <button key={by} type="button" onClick={() => goTo(page + by)}>
          {by}
        </button>
      ))}
    </>
  );
}

function open({
  left = 0,
  reach = 9,
  at = ['/form'],
}: Partial<CountedProps> & { readonly at?: readonly InitialEntry[] }) {
  const initialEntries = ['/before', ...at];
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Counted left={left} reach={reach} /> },
      { path: '/before', element: <h1>Before</h1> },
    ],
    { initialEntries, initialIndex: initialEntries.length - 1 },
  );
  render(<RouterProvider router={router} />);
  const go = (by: number) => act(() => router.navigate(by));
  const shown = () => screen.getByRole('heading').textContent;
  return {
    router,
    go,
    shown,
    press: (by: number) => userEvent.click(screen.getByRole('button', { name: String(by) })),
    /** What is shown now, and by one Back after the other. */
    async trail(): Promise<readonly (string | null)[]> {
      const seen = [shown()];
      while (router.state.location.pathname === '/form' && seen.length < 20) {
        await go(-1);
        seen.push(shown());
      }
      return seen;
    },
  };
}

describe('the entries of a form', () => {
  it('are one for each page, in their order', async () => {
    const { press, trail } = open({});
    await press(1);
    await press(1);
    expect(await trail()).toEqual(['Page 2', 'Page 1', 'Page 0', 'Before']);
  });

  it('have the search and the index of the page, at one address', async () => {
    const { press, router } = open({});
    await press(1);
    const { pathname, search, state } = router.state.location;
    expect({ pathname, search, state }).toEqual({
      pathname: '/form',
      search: '',
      state: { criteria: { ...noCriteria, type: 'Sore Throat' }, page: 1 },
    });
  });

  it('are there for pages that were jumped over, too', async () => {
    const { press, trail } = open({});
    await press(3);
    expect(await trail()).toEqual(['Page 3', 'Page 2', 'Page 1', 'Page 0', 'Before']);
  });

  it('are gone back through by the form itself, and can be come back to by Forward', async () => {
    const { press, go, shown, router } = open({});
    await press(3);
    await press(-2);
    expect(router.state.location.state).toMatchObject({ page: 1 });
    await go(1);
    expect(shown()).toBe('Page 2');
    await press(-1);
    await press(-1);
    await go(-1);
    expect(shown()).toBe('Before');
  });

  it('are made for the pages before the one at which the form was left', async () => {
    const { trail } = open({ left: 2 });
    expect(await trail()).toEqual(['Page 2', 'Page 1', 'Page 0', 'Before']);
  });

  it('lead to the last page that the answers lead to, as after a reload', async () => {
    const { trail, router } = open({
      reach: 1,
      at: [0, 1, 2, 3].map((page) => ({ pathname: '/form', state: { page } })),
    });
    expect(router.state.location.state).toMatchObject({ page: 1 });
    expect(await trail()).toEqual(['Page 1', 'Page 0', 'Before']);
  });

  it('are gone through as fast as the guest presses Back', async () => {
    const { press, go, shown, router } = open({});
    await press(3);
    await act(async () => {
      void router.navigate(-1);
      void router.navigate(-1);
    });
    expect(shown()).toBe('Page 1');
    await go(1);
    expect(shown()).toBe('Page 2');
  });

  it.each([null, 'page', { page: 'x' }, { page: -1 }, { page: 1.5 }, { page: Number.NaN }])(
    'of the state %j are new visits',
    async (state) => {
      const { trail, router } = open({ left: 1, at: [{ pathname: '/form', state }] });
      expect(router.state.location.state).toMatchObject({ page: 1 });
      expect(await trail()).toEqual(['Page 1', 'Page 0', 'Before']);
    },
  );
});
