import { useState } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints, useBreakpoint } from '../ui/breakpoints.ts';
import type { MapPin } from '../ui/map/index.ts';
import type { ActivePlace } from './useActivePlace.ts';

export interface PlacesView {
  /** List and map stand beside each other, or the guest chooses one of them; without pins there is no map. */
  readonly shows: 'both' | 'list' | 'map';
  /** Whether the guest chooses, because there is no room for both. */
  readonly isChosen: boolean;
  readonly choose: (view: 'list' | 'map') => void;
  readonly pins: readonly MapPin[];
  readonly active: string | undefined;
  /** Goes from a pin to its card. */
  readonly goTo: (id: string) => void;
}

/** How places are shown: as cards beside their map where there is room, otherwise as one or the other. */
export function usePlacesView(pins: readonly MapPin[], { active, goTo }: ActivePlace): PlacesView {
  const isWide = useBreakpoint() >= breakpoints.tablet;
  const [chosen, choose] = useState<'list' | 'map'>('list');
  const hasMap = pins.length > 0;
  return {
    shows: !hasMap ? 'list' : isWide ? 'both' : chosen,
    isChosen: hasMap && !isWide,
    choose,
    pins,
    active,
    goTo: (id) => {
      // The card must be there before the focus can move to it.
      flushSync(() => choose('list'));
      goTo(id);
    },
  };
}
