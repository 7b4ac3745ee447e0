import { useLayoutEffect } from 'react';
import type { SiteFrame } from '../../../schemas/generated/content/site-frame.js';
import { brandProperties } from './brandProperties.ts';

/** Paints the whole page in the banner's colours as soon as they are known. */
export function useBrand(frame: SiteFrame | undefined): void {
  useLayoutEffect(() => {
    if (!frame) return;
    for (const [name, value] of brandProperties(frame.colours)) document.documentElement.style.setProperty(name, value);
  }, [frame]);
}
