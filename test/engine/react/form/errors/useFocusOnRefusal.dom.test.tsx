import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFocusOnRefusal } from '../../../../../engine/react/form/errors/useFocusOnRefusal.ts';
import { useArrival } from '../../../../../engine/react/wizard/useArrival.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

interface FormProps {
  readonly refusals: number;
}

function Form({ refusals }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, refusals);
  return (
    <form ref={form}>
      <input aria-label="Right" />
      <input aria-label="Wrong" aria-invalid={refusals > 0} />
      <button type="submit">Continue</button>
    </form>
  );
}

function Screen({ place, refusals }: FormProps & { readonly place: string }) {
  const heading = useArrival(place);
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {place}
      </h2>
      <Form refusals={refusals} />
    </>
  );
}

test.each([
  ['on the same page', 'one'],
  ['on the page that Continue has led to, whose heading gets the focus before', 'two'],
])('the first error has the focus before the guest sees it, %s', async (_where, place) => {
  const { rerender } = render(<Screen place="one" refusals={0} />);
  screen.getByRole('button').focus();
  rerender(<Screen place={place} refusals={1} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Wrong'));
});

test('a guest who types on after it keeps the focus', async () => {
  const { rerender } = render(<Screen place="one" refusals={1} />);
  screen.getByLabelText('Right').focus();
  rerender(<Screen place="one" refusals={1} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Right'));
});
