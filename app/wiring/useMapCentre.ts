import { siteFrame } from '../content/documents/texts/siteFrame.ts';
import { useAppWiring } from './AppWiring.ts';
import { useDocument } from './useDocument.ts';

/** Where a map without a place is centred: the banner's own land, from its frame, which is loaded already. */
export function useMapCentre(): { readonly lat: number; readonly lng: number } | undefined {
  const frame = useDocument(siteFrame, useAppWiring().api.bannerName);
  return frame?.ok ? frame.document.map.fallbackCentre : undefined;
}
