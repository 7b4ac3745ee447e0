import { expect, test, vi } from 'vitest';
import { handOverTypedText } from '../../../app/reservation/useForgetOnPageHide.ts';

test('the control that has the focus is left for a moment, and has the focus again', () => {
  const input = document.body.appendChild(document.createElement('input'));
  const left = vi.fn();
  input.addEventListener('blur', left);
  input.focus();
  handOverTypedText();
  expect(left).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input);
});
