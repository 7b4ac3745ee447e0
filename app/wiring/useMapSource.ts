import { mapKey } from '../api/index.ts';
import { siteFrame } from '../content/documents/texts/siteFrame.ts';
import { useAppWiring } from './AppWiring.ts';
import { useCall } from './useCall.ts';
import { useDocument } from './useDocument.ts';

/** Which map a screen shows: Google's if the deployment allows it and there is a key, otherwise the built-in one. */
type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };

/** The `source` of `ClinicMap`. No key is asked for unless the deployment allows Google's map. */
export function useMapSource(): MapSource {
  const { api, googleMapId } = useAppWiring();
  const { outcome } = useCall(googleMapId && 'map-key', (signal) => mapKey(api, signal));
  if (googleMapId === undefined) return { kind: 'builtIn' };
  if (outcome === undefined) return { kind: 'waiting' };
  return outcome.kind === 'ok' ? { kind: 'google', key: outcome.value, mapId: googleMapId } : { kind: 'builtIn' };
}

/** The centre of a map without places: that of the banner's region, from its frame, which is loaded already. */
export function useMapCentre(): { readonly lat: number; readonly lng: number } | undefined {
  const frame = useDocument(siteFrame, useAppWiring().api.bannerName);
  return frame?.ok ? frame.document.map.fallbackCentre : undefined;
}
