import { mapKey } from '../api/index.ts';
import { useAppWiring } from './AppWiring.ts';
import { useCall } from './useCall.ts';

/** Whose map a screen shows: Google's where the deployment allows it and there is a key, else the built-in one. */
type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };

/** What `ClinicMap` takes as its `source`. Without the deployment's leave nothing is asked. */
export function useMapSource(): MapSource {
  const { api, googleMapId } = useAppWiring();
  const { outcome } = useCall(googleMapId && 'map-key', (signal) => mapKey(api, signal));
  if (googleMapId === undefined) return { kind: 'builtIn' };
  if (outcome === undefined) return { kind: 'waiting' };
  return outcome.kind === 'ok' ? { kind: 'google', key: outcome.value, mapId: googleMapId } : { kind: 'builtIn' };
}
