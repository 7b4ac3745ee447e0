import { mapKey } from '../api/index.ts';
import { siteFrame } from '../content/generated/texts/siteFrame.ts';
import type { MapSource } from '../ui/map/view/PlacedMapProps.ts';
import { useAppServices, useDocument } from './AppServices.ts';
import { useCall } from './useCall.ts';

/**
 * The `source` of `ClinicMap`: Google's if the deployment allows it and there is a key, otherwise the built-in one. No
 * key is asked for unless the deployment allows Google's map.
 */
export function useMapSource(): MapSource {
  const { api, googleMapId } = useAppServices();
  const { outcome } = useCall(googleMapId && 'map-key', (signal) => mapKey(api, signal));
  if (googleMapId === undefined) return { kind: 'builtIn' };
  if (outcome === undefined) return { kind: 'waiting' };
  return outcome.kind === 'ok' ? { kind: 'google', key: outcome.value, mapId: googleMapId } : { kind: 'builtIn' };
}

/** The centre of a map without places: that of the banner's region, from its frame, which is loaded already. */
export function useMapCentre(): { readonly lat: number; readonly lng: number } | undefined {
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  return frame?.ok ? frame.document.map.fallbackCentre : undefined;
}
