import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { breakpoints, useBreakpoint } from '../ui/breakpoints.ts';
import type { MapPin } from '../ui/map/view/PlacedMapProps.ts';

export interface PlacesView {
  /** List and map stand beside each other, or the guest chooses one of them; without pins there is nothing to choose. */
  readonly shows: 'both' | 'list' | 'map';
  /** Whether the guest chooses, because there is no room for both. */
  readonly isChosen: boolean;
  readonly choose: (view: 'list' | 'map') => void;
  readonly pins: readonly MapPin[];
  readonly active: ActiveId;
  /** Goes from a pin to its card. */
  readonly goTo: (id: string) => void;
}

const noPins: readonly MapPin[] = [];

/**
 * How places are shown: as cards beside their map where there is room, otherwise as one or the other.
 *
 * @param pins undefined where there is no map, because the guest knows the place, or goes to none. Where there is room, a map
 * without pins shows the banner's region (RESULT-6).
 */
export function usePlacesView(
  pins: readonly MapPin[] | undefined,
  { active, goTo }: Pick<ActivePlace, 'active' | 'goTo'>,
): PlacesView {
  const isWide = useBreakpoint() >= breakpoints.tablet;
  const [chosen, choose] = useState<'list' | 'map'>('list');
  const isChosen = !isWide && pins !== undefined && pins.length > 0;
  const unchosen = isWide && pins !== undefined ? 'both' : 'list';
  return {
    shows: isChosen ? chosen : unchosen,
    isChosen,
    choose,
    pins: pins ?? noPins,
    active,
    goTo: (id) => {
      // The card must be there before the focus can move to it.
      flushSync(() => choose('list'));
      goTo(id);
    },
  };
}

/** The id of the heading of a place's card. */
export const cardHeadingId = (placeId: string): string => `place-${placeId}`;

/**
 * Id of the place whose pin is highlighted. Only the map subscribes to it, so that a finger that comes down on a card
 * renders no list of cards again.
 */
export type ActiveId = StoreApi<string | undefined>;

interface ActivePlace {
  readonly active: ActiveId;
  readonly setActive: (id: string) => void;
  /** Goes from a pin to its card, which has the times. */
  readonly goTo: (id: string) => void;
}

export function useActivePlace(): ActivePlace {
  const [place] = useState(createActivePlace);
  return place;
}

function createActivePlace(): ActivePlace {
  const active = createStore<string | undefined>(() => undefined);
  const setActive = (id: string) => active.setState(id);
  const goTo = (id: string) => {
    setActive(id);
    const heading = document.getElementById(cardHeadingId(id));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  return { active, setActive, goTo };
}
