import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A touch becomes a click a moment after the finger has left. */
const clickMs = 300;

/**
 * The value; while the guest presses something it stays as it was. What comes late and takes place would otherwise push
 * away what is being pressed: the press would end beside it, and be no click. What has the focus is pushed away as well,
 * and comes back into view.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isPressed = useRef(false);
  const inView = useRef<Element>(undefined);
  const showLatest = useEffectEvent(() => {
    inView.current = focusInView();
    setShown(value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value takes place
  useLayoutEffect(() => {
    inView.current?.scrollIntoView({ block: 'nearest' });
    inView.current = undefined;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value is shown
  useEffect(() => {
    if (!isPressed.current) showLatest();
  }, [value]);
  useEffect(() => {
    let timer: number | undefined;
    const press = () => {
      window.clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        isPressed.current = false;
        showLatest();
      }, clickMs);
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return shown;
}

/** What has the focus; undefined where that is nothing, or where the guest has scrolled away from it. */
function focusInView(): Element | undefined {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return undefined;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0 ? activeElement : undefined;
}
