import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { useEffect, useLayoutEffect, useState } from 'react';
import { onFirstUse } from './onFirstUse.ts';

/**
 * Gives phones the type of the site from their second screen on. Its 20 KB would delay the first screen on a slow
 * connection, so it is fetched when the guest first uses that, and taken where all words change anyway. Wider windows
 * have it from the style sheet (`ui/theme/base.css`).
 *
 * @param screen whatever differs from screen to screen
 */
export function useTypeLater(screen: string): void {
  const [type, setType] = useState<FontFace>();
  useEffect(() => {
    if (typeof window.FontFace !== 'function' || window.matchMedia('(min-width: 600px)').matches) return;
    const face = new FontFace('Figtree Variable', `url("${figtree}") format("woff2")`, { weight: '300 900' });
    // Without it the guest keeps the type of the device.
    return onFirstUse(() => void face.load().then(setType, () => undefined));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type waits for the next screen
  useLayoutEffect(() => {
    if (type) document.fonts.add(type);
  }, [screen]);
}
