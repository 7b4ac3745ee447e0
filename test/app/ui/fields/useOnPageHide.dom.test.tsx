import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useOnPageHide } from '../../../../app/ui/fields/useOnPageHide.ts';

function Field() {
  const [text, setText] = useState('');
  useOnPageHide(() => setText(''));
  return <input aria-label="Location" value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Location' });

it('forgets at once when the page is left, because a hidden page renders nothing more', () => {
  render(<Field />);
  fireEvent.input(field(), { target: { value: '45202' } });
  expect(field().value).toBe('45202');
  window.dispatchEvent(new Event('pagehide'));
  expect(field().value).toBe('');
});
