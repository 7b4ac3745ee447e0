import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Pointed } from '../../../../app/author/why/placeAt.ts';

/** Where the frame of what is pointed at stands in its stage. */
export interface FrameBox {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * While it is on, what is under the pointer is framed, and a press chooses it instead of using it. Escape ends it.
 * @returns the frame to draw
 */
export function usePointing(
  stage: RefObject<HTMLElement | null>,
  isOn: boolean,
  find: (target: Element) => Pointed | undefined,
  onPoint: (pointed: Pointed) => void,
  onEnd: () => void,
): FrameBox | undefined {
  const [box, setBox] = useState<FrameBox>();
  // The frame stays while the page around it is drawn again.
  const findNow = useEffectEvent(find);
  const choose = useEffectEvent(onPoint);
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    const root = stage.current;
    if (!isOn || !root) return;
    const at = ({ target }: Event) => (target instanceof Element ? findNow(target) : undefined);
    const onOver = (event: Event) => {
      const pointed = at(event);
      setBox(pointed && boxIn(root, pointed.frame));
    };
    // Neither the focus nor an answer changes by a press that asks why.
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: Event) => {
      hold(event);
      const pointed = at(event);
      if (pointed) choose(pointed);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    const held = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
    for (const name of held) root.addEventListener(name, hold, true);
    root.addEventListener('click', onClick, true);
    root.addEventListener('pointerover', onOver);
    addEventListener('keydown', onKeyDown);
    return () => {
      for (const name of held) root.removeEventListener(name, hold, true);
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('pointerover', onOver);
      removeEventListener('keydown', onKeyDown);
      setBox(undefined);
    };
  }, [stage, isOn]);
  return box;
}

function boxIn(root: HTMLElement, frame: Element): FrameBox {
  const [outer, inner] = [root.getBoundingClientRect(), frame.getBoundingClientRect()];
  return {
    top: inner.top - outer.top + root.scrollTop,
    left: inner.left - outer.left + root.scrollLeft,
    width: inner.width,
    height: inner.height,
  };
}
