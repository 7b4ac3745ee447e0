import { type ReactNode, useState } from 'react';
import { placesMessages } from '../messages/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { breakpoints, useBreakpoint } from '../ui/breakpoints.ts';
import { Button } from '../ui/buttons/Button.tsx';
import type { MapPin } from '../ui/map/index.ts';
import { PlacesMap } from './PlacesMap.tsx';
import styles from './PlacesWithMap.module.css';
import type { ActivePlace } from './useActivePlace.ts';

interface PlacesWithMapProps {
  /** Where there are none, there is no map. */
  readonly pins: readonly MapPin[];
  readonly place: ActivePlace;
  /** Whether the map has two fifths of the width, because the cards need no more than the rest. */
  readonly hasWideMap?: boolean;
  /** The `PlaceCard`s. */
  readonly children: ReactNode;
}

/** The cards of places with their map: beside them where there is room, otherwise when the guest asks for it. */
export function PlacesWithMap({ pins, place, hasWideMap = false, children }: PlacesWithMapProps) {
  const isWide = useBreakpoint() >= breakpoints.tablet;
  const map = pins.length > 0 && <PlacesMap pins={pins} active={place.active} onActivate={place.goTo} />;
  const beside = hasWideMap ? styles.besideWideMap : styles.besideMap;
  return (
    <div className={map && isWide ? beside : styles.below}>
      {map && !isWide && <MapOnDemand>{map}</MapOnDemand>}
      <ul className={styles.cards}>{children}</ul>
      {map && isWide && <div>{map}</div>}
    </div>
  );
}

function MapOnDemand({ children }: { readonly children: ReactNode }) {
  const [isAskedFor, askFor] = useState(false);
  const messages = useMessages(placesMessages).map;
  return (
    <div className={styles.asked}>
      <Button variant="secondary" aria-expanded={isAskedFor} onClick={() => askFor(!isAskedFor)}>
        {isAskedFor ? messages.hide : messages.show}
      </Button>
      {isAskedFor && children}
    </div>
  );
}
