import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../../api/fakeFetch.ts';
import { openSearch } from '../openSearch.tsx';
import { choose, shownType, user } from '../searchForm.ts';
import { setToday } from '../setToday.ts';

setToday();

describe('what is known of the chosen visit', () => {
  it('is how soon it is and about what it costs, which is announced', async () => {
    await openSearch();
    await choose('Sore Throat');
    const cost = await screen.findByText('Most insurance accepted, or $99 to $129');
    expect(cost.closest('[role=status]')?.textContent).toBe(
      'How soonOften the same dayWhat it costsMost insurance accepted, or $99 to $129',
    );
  });
});

describe('visits that are often booked', () => {
  const popular = () => screen.findByRole('region', { name: 'Often booked' });
  const pressed = async () =>
    within(await popular())
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);

  it('are buttons that choose the type, as far as it is on the menu', async () => {
    await openSearch();
    const region = await popular();
    await waitFor(() => expect(within(region).getAllByRole('button')).toHaveLength(2));
    await user.click(within(region).getByRole('button', { name: /^Sore throat/ }));
    expect(shownType()).toBe('Sore Throat');
    expect(await pressed()).toEqual(['Sore throatOften the same day']);
    await choose('RSV');
    expect(await pressed()).toEqual([]);
  });

  it('are not there where authors name none', async () => {
    await openSearch({
      content: (path) =>
        path.endsWith('scheduler-texts.json')
          ? json(200, { title: 'T', topMessage: '<p>M</p>', schedulerUrl: '/main' })
          : undefined,
    });
    await screen.findByRole('heading', { name: 'T' });
    expect(screen.queryByRole('region', { name: 'Often booked' })).toBeNull();
  });
});
