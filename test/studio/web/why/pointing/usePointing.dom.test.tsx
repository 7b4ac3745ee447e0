import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { Pointed } from '../../../../../app/author/why/placeAt.ts';
import { usePointing } from '../../../../../studio/web/why/pointing/usePointing.ts';

interface StageProps {
  readonly field: string;
  readonly onPoint: (pointed: Pointed) => void;
}

/** A page on which everything is the field that this render names. */
function Stage({ field, onPoint }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const find = (frame: Element): Pointed => ({ frame, place: { kind: 'field', step: 'trip', field } });
  const box = usePointing(stage, true, find, onPoint, vi.fn());
  return (
    <div ref={stage}>
      <button type="button">City</button>
      {box && <p>framed</p>}
    </div>
  );
}

it('keeps the frame while the page is drawn again, and chooses what stands there by then', () => {
  const onPoint = vi.fn();
  const { rerender } = render(<Stage field="city" onPoint={vi.fn()} />);
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button);
  rerender(<Stage field="town" onPoint={onPoint} />);
  expect(screen.queryByText('framed')).not.toBeNull();
  fireEvent.click(button);
  expect(onPoint).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ place: { kind: 'field', step: 'trip', field: 'town' } }),
  );
});
