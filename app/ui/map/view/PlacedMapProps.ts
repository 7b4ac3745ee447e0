import type { LatLng, MapView, Size } from './mercator.ts';

/** A place on the map. Its number is the one on its card in the list. */
export interface MapPin extends LatLng {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

/** The props of both maps. A map fills `size` and shows `view`. */
export interface PlacedMapProps {
  readonly pins: readonly MapPin[];
  readonly active: string | undefined;
  readonly onActivate: (id: string) => void;
  readonly messages: ClinicMapMessages;
  readonly view: MapView;
  readonly size: Size;
}

/** The words on and around a map; `pin` and `miles` are templates. */
export interface ClinicMapMessages {
  /** Name of the map's region. */
  readonly name: string;
  readonly skip: string;
  /** The text where skipping the map leads. */
  readonly end: string;
  /** The name of a pin, with `{number}` and `{name}`. */
  readonly pin: string;
  /** The label of the scale bar, with `{n}`. */
  readonly miles: string;
}

/**
 * Which map is shown. `waiting`: this is not known yet, and the map is blank. Google's map needs a key, and a map id
 * for its markers; if it fails, the built-in one replaces it.
 */
export type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };
