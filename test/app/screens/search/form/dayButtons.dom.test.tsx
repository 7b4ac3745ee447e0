import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSearch } from '../openSearch.tsx';
import { date, press, user } from '../searchForm.ts';
import { setToday } from '../setToday.ts';

setToday();

const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('fill in today and tomorrow, and show which of them the date is', async () => {
  await openSearch();
  expect([date().value, pressed()]).toEqual(['2026-11-23', ['Today']]);
  await press('Tomorrow');
  expect([date().value, pressed()]).toEqual(['2026-11-24', ['Tomorrow']]);
  await user.clear(date());
  expect(pressed()).toEqual([]);
  await press('Today');
  expect([date().value, pressed()]).toEqual(['2026-11-23', ['Today']]);
});
