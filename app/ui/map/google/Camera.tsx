import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import type { MapView } from '../view/mercator.ts';
import { zoomOf } from '../view/zoomOf.ts';

/** Shows another view when the pins are others: at once, without a flight. */
export function Camera({ view }: { readonly view: MapView }): null {
  const map = useMap();
  useEffect(() => {
    map?.moveCamera({ center: view.centre, zoom: zoomOf(view) });
  }, [map, view]);
  return null;
}
