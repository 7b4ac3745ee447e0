import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Map as GoogleCanvas,
  useApiLoadingStatus,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { computeZoom } from '../view/fitView.ts';
import type { MapView } from '../view/mercator.ts';
import { PinMark } from '../view/PinMark.tsx';
import type { PlacedMapProps } from '../view/PlacedMapProps.ts';

interface GoogleMapProps extends PlacedMapProps {
  readonly apiKey: string;
  readonly mapId: string;
  /** Called once or more if the key is refused, or if the script does not load or does not start. */
  readonly onFail: () => void;
}

/** Google's map with our pins. Its script is fetched when the map is first shown. */
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

/** Moves to another view when the pins change, at once and without an animation. */
export function Camera({ view }: { readonly view: MapView }): null {
  const map = useMap();
  useEffect(() => {
    map?.moveCamera({ center: view.centre, zoom: computeZoom(view) });
  }, [map, view]);
  return null;
}

type MarkersProps = Pick<PlacedMapProps, 'pins' | 'active' | 'onActivate' | 'messages'>;

/**
 * Our pins as Google's markers, which are buttons named by their title. Tab reaches them, and the arrow keys move
 * between them.
 */
function Markers({ pins, active, onActivate, messages }: MarkersProps) {
  return pins.map(({ id, number, name, lat, lng }) => (
    <AdvancedMarker
      key={id}
      position={{ lat, lng }}
      title={fillTemplate(messages.pin, { number, name })}
      anchorLeft="-50%"
      anchorTop="-100%"
      zIndex={id === active ? 1 : 0}
      onClick={() => onActivate(id)}
    >
      <PinMark number={number} active={id === active} />
    </AdvancedMarker>
  ));
}

declare global {
  interface Window {
    /** Google's script calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** A script that has not started after this many milliseconds counts as failed. */
const LOAD_TIMEOUT_MS = 10_000;

/** Calls `onFail` when Google's map cannot be shown. */
function useFailures(onFail: () => void): void {
  const status = useApiLoadingStatus();
  const isLoaded = status === APILoadingStatus.LOADED;
  const isFailed = status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE;
  useEffect(() => {
    window.gm_authFailure = onFail;
    return () => {
      delete window.gm_authFailure;
    };
  }, [onFail]);
  useEffect(() => {
    if (isFailed) onFail();
  }, [isFailed, onFail]);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(onFail, LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, onFail]);
}
