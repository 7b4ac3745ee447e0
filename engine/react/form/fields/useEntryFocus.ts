import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusFirst } from '../errors/focusField.ts';

/**
 * Gives a function that moves the focus to the first control of an entry, once its card is there.
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
