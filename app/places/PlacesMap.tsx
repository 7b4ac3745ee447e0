import { Suspense } from 'react';
import { useMapCentre, useMapSource } from '../app-services/index.ts';
import { lazyWithFallback } from '../chunks/lazyWithFallback.ts';
import { mapMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { ClinicMapProps } from '../ui/map/ClinicMap.tsx';
import styles from './PlacesMap.module.css';

/** The map. The list shows all that the map does, so nothing replaces a map whose code does not arrive. */
const ClinicMap = lazyWithFallback<ClinicMapProps>(
  'ui/map/ClinicMap.tsx',
  async () => (await import('../ui/map/ClinicMap.tsx')).ClinicMap,
  () => null,
);

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
