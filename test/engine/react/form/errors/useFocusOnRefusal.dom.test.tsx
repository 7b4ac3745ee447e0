import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusOnRefusal } from '../../../../../engine/react/form/errors/useFocusOnRefusal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

function Form({ refusals }: { readonly refusals: number }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, refusals);
  return (
    <form ref={form}>
      <h2 tabIndex={-1}>Title</h2>
      <input aria-label="Wrong" aria-invalid={refusals > 0} />
      <input aria-label="Other" />
      <button type="submit">Continue</button>
    </form>
  );
}

test.each([
  ['stays at Continue', () => screen.getByRole('button'), 'Wrong'],
  ['has come to another page', () => screen.getByRole('heading'), 'Wrong'],
  ['is at another control by then', () => screen.getByLabelText('Other'), 'Other'],
])('a guest who %s', (_what, focused, at) => {
  const { rerender } = render(<Form refusals={0} />);
  screen.getByRole('button').focus();
  rerender(<Form refusals={1} />);
  focused().focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(screen.getByLabelText(at));
});
