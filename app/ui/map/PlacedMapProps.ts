import type { MapPin } from './MapPin.ts';
import type { MapView } from './view/mercator.ts';
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
