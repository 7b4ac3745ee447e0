import { useEffect, useState } from 'react';
import { nextTask } from './nextTask.ts';

/**
 * False in the task that renders a screen for the first time, true from the next one on, so that a slow phone takes one
 * screen away and builds a large one in two pieces.
 *
 * @param waits whether to wait at all; a browser that goes back needs the whole screen at once, to scroll to where it was
 */
export function useNextTask(waits: boolean): boolean {
  const [isNext, setNext] = useState(!waits);
  useEffect(() => {
    let isShown = true;
    void nextTask().then(() => isShown && setNext(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isNext;
}
