import { mapKey } from '../api/index.ts';
import { siteFrame } from '../content/documents/texts/siteFrame.ts';
import { useAppWiring } from './AppWiring.ts';
import { useCall } from './useCall.ts';
import { useDocument } from './useDocument.ts';

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

/** Where a map without a place is centred: the banner's own land, from its frame, which is loaded already. */
export function useMapCentre(): { readonly lat: number; readonly lng: number } | undefined {
  const frame = useDocument(siteFrame, useAppWiring().api.bannerName);
  return frame?.ok ? frame.document.map.fallbackCentre : undefined;
}
