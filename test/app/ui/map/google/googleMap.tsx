import { vi } from 'vitest';
import { mapMessages } from '../../../../../app/messages/generated/placesMessages.ts';
import { ClinicMap } from '../../../../../app/ui/map/ClinicMap.tsx';
import type { MapPin } from '../../../../../app/ui/map/view/PlacedMapProps.ts';

export const pins: readonly MapPin[] = [
  { id: 'a', number: 1, name: 'The Little Clinic at 1 Vine Street', lat: 39.1031, lng: -84.512 },
  { id: 'b', number: 2, name: 'The Little Clinic at 2 Oak Street', lat: 39.16, lng: -84.45 },
];

interface Shown {
  readonly active?: string;
  readonly pins?: readonly MapPin[];
  readonly onActivate?: (id: string) => void;
}

/** A map whose source is Google. */
export const googleMap = ({ onActivate = () => undefined, ...shown }: Shown = {}) => (
  <ClinicMap
    pins={pins}
    onActivate={onActivate}
    messages={mapMessages.shipped}
    source={{ kind: 'google', key: 'the-key', mapId: 'the-map' }}
    {...shown}
  />
);

/** Serves no outlines, for tests that show the built-in map. */
export const serveNothing = () => vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
