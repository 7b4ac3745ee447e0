import type { LatLng, MapView } from './mercator.ts';
import type { Size } from './Size.ts';

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
