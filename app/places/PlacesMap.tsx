import { Suspense, useState } from 'react';
import { mapMessages, placesMessages } from '../messages/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { lazyWithFallback } from '../ui/lazyWithFallback.ts';
import type { ClinicMapProps, MapPin } from '../ui/map/index.ts';
import { useMapCentre, useMapSource } from '../wiring/index.ts';
import styles from './PlacesMap.module.css';

/** The map. The list shows all that the map does, so nothing replaces a map whose code does not arrive. */
const ClinicMap = lazyWithFallback<ClinicMapProps>(
  'ui/map/index.ts',
  async () => (await import('../ui/map/index.ts')).ClinicMap,
  () => null,
);

export interface PlacesMapProps {
  readonly pins: readonly MapPin[];
  /** Whether there is room for the map beside the cards. */
  readonly isWide: boolean;
  readonly active: string | undefined;
  readonly onActivate: (id: string) => void;
}

/** The places of the cards on a map: beside them where there is room, otherwise when the guest asks for it. */
export function PlacesMap({ isWide, ...map }: PlacesMapProps) {
  const [isAskedFor, askFor] = useState(false);
  const messages = useMessages(placesMessages).map;
  return (
    <div className={styles.places}>
      {!isWide && (
        <Button variant="secondary" aria-expanded={isAskedFor} onClick={() => askFor(!isAskedFor)}>
          {isAskedFor ? messages.hide : messages.show}
        </Button>
      )}
      {(isWide || isAskedFor) && <ShownMap {...map} />}
    </div>
  );
}

function ShownMap({ pins, active, onActivate }: Omit<PlacesMapProps, 'isWide'>) {
  const mapTexts = useMessages(mapMessages);
  const centre = useMapCentre();
  const source = useMapSource();
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <ClinicMap
          pins={pins}
          active={active}
          onActivate={onActivate}
          fallbackCentre={centre}
          source={source}
          messages={mapTexts}
        />
      </Suspense>
    </div>
  );
}
