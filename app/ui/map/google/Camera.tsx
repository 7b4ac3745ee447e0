import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { computeZoom } from '../view/computeZoom.ts';
import type { MapView } from '../view/mercator.ts';

/** Shows another view when the pins are others: at once, without a flight. */
export function Camera({ view }: { readonly view: MapView }): null {
  const map = useMap();
  useEffect(() => {
    map?.moveCamera({ center: view.centre, zoom: computeZoom(view) });
  }, [map, view]);
  return null;
}
