import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Size } from './view/Size.ts';

/** Used where nothing is laid out, as in a test without a browser. */
const UNMEASURED: Size = { width: 640, height: 480 };

/** The size of an element in whole CSS pixels, kept up to date. Undefined before it is first measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => setSize((before) => keepIfSame(before, measure(element.current))), [element]);
  useEffect(() => {
    const node = element.current;
    if (node === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setSize((before) => keepIfSame(before, measure(node))));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The size without the border, because the content is placed inside it. */
function measure(node: HTMLElement | null): Size {
  if (node === null || node.clientWidth === 0 || node.clientHeight === 0) return UNMEASURED;
  return { width: node.clientWidth, height: node.clientHeight };
}

const keepIfSame = (before: Size | undefined, now: Size): Size =>
  before?.width === now.width && before.height === now.height ? before : now;
