import { type RefObject, useLayoutEffect } from 'react';

/** Where a list has less room than this, in CSS pixels, the field moves up for it. */
const wanted = 288;
/** The height that a list has at least, in CSS pixels. */
const least = 160;
/** What stays free below the list, in CSS pixels. */
const rim = 8;

/**
 * Keeps an open list within what the guest sees, also when a phone's keyboard comes up: the list is as high as the room
 * below the field, and the field moves to the top of the screen where that is not enough.
 *
 * @param box the field with its list
 * @param list the element that takes the height as `--sw-room`
 */
export function useRoomBelow(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return undefined;
    const room = () => view.offsetTop + view.height - (list.current?.getBoundingClientRect().top ?? 0) - rim;
    const adjust = () => {
      if (room() < wanted) box.current?.scrollIntoView({ block: 'start' });
      list.current?.style.setProperty('--sw-room', `${Math.max(room(), least)}px`);
    };
    adjust();
    view.addEventListener('resize', adjust);
    return () => view.removeEventListener('resize', adjust);
  }, [isOpen, box, list]);
}
