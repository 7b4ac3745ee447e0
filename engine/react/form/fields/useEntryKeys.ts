import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusFirst } from './focusField.ts';

interface KeyState {
  readonly keys: readonly number[];
  /** The next new key. No key is used twice. */
  readonly next: number;
}

interface EntryKeys {
  /** One key for each entry. An entry keeps its key when one before it is deleted. */
  readonly keys: readonly number[];
  /** Must be called when the entry at this index is deleted. */
  readonly dropKey: (index: number) => void;
}

/** Fits the keys to a number of entries, by adding or removing keys at the end. `dropKey` removes one elsewhere. */
function fitted({ keys, next }: KeyState, count: number): KeyState {
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
  return { keys: [...keys.slice(0, count), ...added], next: next + added.length };
}

/** Keys for the entries of a list, so that each entry keeps its controls, and the text in them, while it exists. */
export function useEntryKeys(count: number): EntryKeys {
  const [keyState, setKeyState] = useState<KeyState>(() => fitted({ keys: [], next: 0 }, count));
  const now = keyState.keys.length === count ? keyState : fitted(keyState, count);
  if (now !== keyState) setKeyState(now);
  const dropKey = useCallback(
    (index: number) => setKeyState(({ keys, next }) => ({ keys: keys.filter((_, place) => place !== index), next })),
    [],
  );
  return { keys: now.keys, dropKey };
}

/**
 * Returns a function that moves the focus to the first control of an entry, once its card is rendered.
 *
 * @param list the id of the list
 */
export function useEntryFocus(list: string): (index: number) => void {
  const wanted = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const card = wanted.current === undefined ? null : document.getElementById(`${list}_${wanted.current}`);
    if (card === null) return;
    wanted.current = undefined;
    focusFirst(card);
  });
  return useCallback((index) => {
    wanted.current = index;
  }, []);
}
