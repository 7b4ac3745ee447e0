import { useSyncExternalStore } from 'react';

/** From here on the panel stands beside the form (document 2, section 9: tablet). */
const query = '(min-width: 900px)';

/** Whether there is room for the panel beside the form. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
