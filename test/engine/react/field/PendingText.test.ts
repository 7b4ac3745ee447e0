import { describe, expect, test, vi } from 'vitest';
import { createPendingText } from '../../../../engine/react/field/PendingText.ts';

describe('pending text', () => {
  test('is handed over when its control is left', () => {
    const pending = createPendingText();
    const commit = vi.fn();
    pending.typed('a', commit);
    expect(commit).not.toHaveBeenCalled();
    pending.commitOnBlur('a');
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test('is handed over once', () => {
    const pending = createPendingText();
    const commit = vi.fn();
    pending.typed('a', commit);
    pending.commitOnBlur('a');
    pending.commitOnBlur('a');
    pending.flush();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test('waits while a press is under way, so that nothing moves under it', () => {
    const pending = createPendingText();
    const commit = vi.fn();
    pending.typed('a', commit);
    pending.press();
    pending.commitOnBlur('a');
    expect(commit).not.toHaveBeenCalled();
    pending.release();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test('is handed over by a submit during a press', () => {
    const pending = createPendingText();
    const commit = vi.fn();
    pending.typed('a', commit);
    pending.press();
    pending.commitOnBlur('a');
    pending.flush();
    pending.release();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test('of a control that stays is not touched by the end of a press', () => {
    const pending = createPendingText();
    const commit = vi.fn();
    pending.press();
    pending.typed('a', commit);
    pending.release();
    expect(commit).not.toHaveBeenCalled();
  });

  test('of all controls is handed over in the order of typing', () => {
    const pending = createPendingText();
    const order: string[] = [];
    pending.typed('a', () => order.push('a'));
    pending.typed('b', () => order.push('b'));
    pending.flush();
    expect(order).toEqual(['a', 'b']);
  });
});
