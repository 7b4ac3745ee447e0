import type { ClinicMapMessages } from './ClinicMapMessages.ts';
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
