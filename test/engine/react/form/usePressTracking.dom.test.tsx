import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPendingText } from '../../../../engine/react/field/PendingText.ts';
import { usePressTracking } from '../../../../engine/react/form/usePressTracking.ts';

/** Leaves a field by pressing a button, and completes the press as a click. */
function leaveBy(where: 'inside' | 'beside') {
  const form = document.body.appendChild(document.createElement('form'));
  const parent = where === 'inside' ? form : document.body;
  const button = parent.appendChild(document.createElement('button'));
  button.type = 'button';
  const pending = createPendingText();
  const commit = vi.fn();
  const seen = { click: 0 };
  button.addEventListener('click', () => {
    seen.click = commit.mock.calls.length;
  });
  renderHook(() => usePressTracking(pending, { current: form }));
  pending.typed('name', commit);
  fireEvent.mouseDown(button);
  pending.commitOnBlur('name');
  expect(commit).not.toHaveBeenCalled();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  return { commit, seen };
}

test('a button of the form is not moved before the press has become a click', async () => {
  const { commit, seen } = leaveBy('inside');
  expect(seen.click).toBe(0);
  await waitFor(() => expect(commit).toHaveBeenCalledTimes(1));
});

test('what is clicked beside the form, as a link that leads away, finds the text handed over', () => {
  const { seen } = leaveBy('beside');
  expect(seen.click).toBe(1);
});
