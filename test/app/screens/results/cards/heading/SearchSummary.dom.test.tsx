import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchSummary } from '../../../../../../app/screens/results/cards/heading/SearchSummary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows each fact of the search, even where authors call two of them the same', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const facts = [
    { term: 'Place', fact: 'Mason', showsTerm: true },
    { term: 'Place', fact: 'Ohio' },
  ];
  render(
    <SearchSummary facts={facts} edit={{ to: '/', state: undefined, label: 'Edit search', shortLabel: 'Edit' }} />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Place', 'Place']);
  expect(screen.getByRole('link', { name: 'Edit search' }).textContent).toBe('Edit');
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['Mason', 'Ohio']);
  expect(said.mock.calls).toEqual([]);
});
