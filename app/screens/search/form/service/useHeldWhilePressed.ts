import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A touch becomes a click a moment after the finger has left. */
const clickMs = 300;

/**
 * The value; while the guest presses something it stays as it was. What comes late and takes place would otherwise push
 * away what is being pressed: the press would end beside it, and be no click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isPressed = useRef(false);
  const showLatest = useEffectEvent(() => setShown(value));
  useEffect(() => {
    if (!isPressed.current) setShown(value);
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
