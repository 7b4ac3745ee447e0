import type { LatLng, MapView } from './view/mercator.ts';
import type { Size } from './view/Size.ts';

/** What either map is told: it fills `size`, and shows `view`. */
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
  /** What is said where skipping it leads. */
  readonly end: string;
  /** Name of a pin, of its `{number}` and `{name}`. */
  readonly pin: string;
  /** At the bar that shows a distance, of `{n}`. */
  readonly miles: string;
}

/** A place on the map. Its number is the one on its card in the list. */
export interface MapPin extends LatLng {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

/**
 * Whose map is shown. `waiting`: it is not known yet, and the ground is blank. Google's map needs a key, and a map's id
 * for its markers; where it fails the built-in one takes its place.
 */
export type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };
