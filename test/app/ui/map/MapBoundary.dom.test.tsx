import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapBoundary } from '../../../../app/ui/map/GoogleOrVector.tsx';

function Broken(): never {
  throw new Error('no map');
}

test('what breaks in a map shows the other one', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MapBoundary instead={<p>Our map</p>}>
      <Broken />
    </MapBoundary>,
  );
  expect(screen.getByText('Our map')).toBeDefined();
  said.mockRestore();
});
