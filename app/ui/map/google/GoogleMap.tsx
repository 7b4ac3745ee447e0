import { APIProvider, Map as GoogleCanvas } from '@vis.gl/react-google-maps';
import type { PlacedMapProps } from '../PlacedMapProps.ts';
import { computeZoom } from '../view/computeZoom.ts';
import { Camera } from './Camera.tsx';
import { Markers } from './Markers.tsx';
import { useFailures } from './useFailures.ts';

export interface GoogleMapProps extends PlacedMapProps {
  readonly apiKey: string;
  readonly mapId: string;
  /** The key is refused, or the script does not come or does not start. Called once or more. */
  readonly onFail: () => void;
}

/** Google's map with our pins. Its script is fetched the first time that it is shown. */
export function GoogleMap({ apiKey, mapId, onFail, view, size: _size, ...pins }: GoogleMapProps) {
  return (
    <APIProvider
      apiKey={apiKey}
      authReferrerPolicy="origin"
      solutionChannel=""
      disableUsageAttribution
      onError={onFail}
    >
      <Failures onFail={onFail} />
      <GoogleCanvas
        mapId={mapId}
        defaultCenter={view.centre}
        defaultZoom={computeZoom(view)}
        gestureHandling="cooperative"
        clickableIcons={false}
        fullscreenControl={false}
        mapTypeControl={false}
        streetViewControl={false}
      >
        <Camera view={view} />
        <Markers {...pins} />
      </GoogleCanvas>
    </APIProvider>
  );
}

function Failures({ onFail }: { readonly onFail: () => void }) {
  useFailures(onFail);
  return null;
}
