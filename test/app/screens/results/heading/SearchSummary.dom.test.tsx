import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchSummary } from '../../../../../app/screens/results/heading/SearchSummary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows each fact of the search, even where authors call two of them the same', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const facts = [
    ['Place', 'Mason'],
    ['Place', 'Ohio'],
  ] as const;
  render(<SearchSummary facts={facts} edit={{ to: '/', state: undefined, label: 'Edit search' }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['Mason', 'Ohio']);
  expect(said.mock.calls).toEqual([]);
});
