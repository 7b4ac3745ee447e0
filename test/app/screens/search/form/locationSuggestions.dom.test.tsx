import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, json, type Seen } from '../../../api/fakeFetch.ts';
import { cities, renderSearch, server } from '../openSearch.tsx';
import { loaded, place, user } from '../searchForm.ts';
import { setToday } from '../setToday.ts';

setToday();

const suggestCalls = (seen: readonly Seen[]) =>
  seen
    .filter(({ url }) => url.includes('similar-addresses'))
    .map(({ url }) => new URLSearchParams(url.split('?')[1]).get('filter.freeFormAddress'));

describe('suggestions', () => {
  const options = () => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]'));

  it('come once per pause, and are announced', async () => {
    const { seen } = renderSearch();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    expect(suggestCalls(seen)).toEqual(['Cinc']);
    expect(place().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/^3 suggestions\./).getAttribute('role')).toBe('status');
  });

  it('can be walked by arrows and chosen by Enter, without sending the form', async () => {
    const { router } = renderSearch();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(place().getAttribute('aria-activedescendant') ?? '');
    expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['Cincinnatus, OH', 'true']);
    await user.keyboard('{Enter}');
    expect(place().value).toBe('Cincinnatus, OH');
    expect(place().getAttribute('aria-expanded')).toBe('false');
    expect(router.state.location.pathname).toBe('/main');
  });

  it('can be chosen by a press, which leaves the focus in the field', async () => {
    const { seen } = renderSearch();
    await loaded();
    await user.type(place(), 'Cinc');
    await user.click(await screen.findByRole('option', { name: 'Cinco, OH' }, { timeout: 2000 }));
    expect(place().value).toBe('Cinco, OH');
    expect(document.activeElement).toBe(place());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(suggestCalls(seen)).toEqual(['Cinc']);
  });

  it('go away by Escape, and the text stays', async () => {
    renderSearch();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    await user.keyboard('{Escape}');
    expect(place().getAttribute('aria-expanded')).toBe('false');
    expect(place().value).toBe('Cinc');
  });

  it.each(['Ci', '4520', '   '])('are not asked for %j', async (text) => {
    const { seen } = renderSearch();
    await loaded();
    await user.type(place(), text);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(suggestCalls(seen)).toEqual([]);
  });

  it('that do not come show no error', async () => {
    renderSearch({ answer: server({ 'similar-addresses': () => json(500, {}) }) });
    await loaded();
    await user.type(place(), 'Cinc');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(options()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an earlier text never show under a later one', async () => {
    const waiting: (() => void)[] = [];
    const slowFirst: Answer = ({ url }) =>
      url.includes('Dayt')
        ? cities('Dayton')
        : new Promise((resolve) => {
            waiting.push(() => resolve(cities('Cincinnati')));
          });
    renderSearch({ answer: server({ 'similar-addresses': slowFirst }) });
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(waiting).toHaveLength(1), { timeout: 2000 });
    await user.clear(place());
    await user.type(place(), 'Dayt');
    await screen.findByRole('option', { name: 'Dayton, OH' }, { timeout: 2000 });
    for (const answer of waiting) answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(options().map((option) => option.textContent)).toEqual(['Dayton, OH']);
  });
});
