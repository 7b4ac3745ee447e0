import { type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { useMapCentre, useMapSource } from '../app-services/index.ts';
import { lazyWithFallback } from '../chunks/lazyWithFallback.ts';
import { mapMessages, placesMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Segments } from '../ui/buttons/Segments.tsx';
import type { ClinicMapProps } from '../ui/map/ClinicMap.tsx';
import styles from './PlacesWithMap.module.css';
import type { PlacesView } from './usePlacesView.ts';
import { useRenderedCount } from './useRenderedCount.ts';

interface PlacesWithMapProps {
  readonly view: PlacesView;
  /** Whether the map has two fifths of the width, because the cards need no more than the rest. */
  readonly hasWideMap?: boolean;
  /** What stands beside the map: the `PlaceCards`, and what belongs to them. */
  readonly children: ReactNode;
}

/** Places and their map: beside each other where there is room, otherwise the one that is chosen. */
export function PlacesWithMap({ view, hasWideMap = false, children }: PlacesWithMapProps) {
  const { shows, pins, active, goTo } = view;
  const map = shows !== 'list' && <ActivePlacesMap pins={pins} active={active} onActivate={goTo} />;
  const beside = hasWideMap ? styles.besideWideMap : styles.besideMap;
  return (
    <div className={shows === 'both' ? beside : styles.below}>
      <div className={styles.list}>{children}</div>
      {map && <div>{map}</div>}
    </div>
  );
}

interface PlaceCardsProps {
  readonly view: PlacesView;
  /** The `PlaceCard`s. */
  readonly children: readonly ReactNode[];
}

/** The cards of places, hidden while the guest looks at the map instead. */
export function PlaceCards({ view, children }: PlaceCardsProps) {
  const count = useRenderedCount(children.length);
  const isWhole = count >= children.length;
  return (
    <ul className={isWhole ? styles.cards : `${styles.cards} ${styles.growing}`} hidden={view.shows === 'map'}>
      {isWhole ? children : children.slice(0, count)}
    </ul>
  );
}

/** The choice between list and map; nothing where both are shown. */
export function PlacesViewSwitch({ view }: { readonly view: PlacesView }) {
  const messages = useMessages(placesMessages).view;
  if (!view.isChosen) return null;
  return (
    <Segments
      name={messages.name}
      value={view.shows === 'map' ? 'map' : 'list'}
      options={[
        { value: 'list', label: messages.list },
        { value: 'map', label: messages.map },
      ]}
      onChange={view.choose}
    />
  );
}

/** The map. The list shows all that the map does, so nothing replaces a map whose code does not arrive. */
const ClinicMap = lazyWithFallback<ClinicMapProps>(
  'ui/map/ClinicMap.tsx',
  async () => (await import('../ui/map/ClinicMap.tsx')).ClinicMap,
  () => null,
);

function ActivePlacesMap({ active, ...map }: Pick<ClinicMapProps, 'pins' | 'onActivate'> & Pick<PlacesView, 'active'>) {
  return <PlacesMap {...map} active={useStore(active)} />;
}

/** Places on a map. */
export function PlacesMap(map: Pick<ClinicMapProps, 'pins' | 'active' | 'onActivate'>) {
  const messages = useMessages(mapMessages);
  const centre = useMapCentre();
  const source = useMapSource();
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <ClinicMap {...map} fallbackCentre={centre} source={source} messages={messages} />
      </Suspense>
    </div>
  );
}
