import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { VectorMap } from './vector/VectorMap.tsx';
import type { PlacedMapProps } from './view/PlacedMapProps.ts';

const GoogleMap = lazy(() =>
  loadChunk('ui/map/google/GoogleMap.tsx', async () => ({
    default: (await import('./google/GoogleMap.tsx')).GoogleMap,
  })),
);

export interface GoogleOrVectorProps extends PlacedMapProps {
  readonly apiKey: string;
  readonly mapId: string;
}

/** Google's map, replaced by the built-in one as soon as it is known to have failed. */
export function GoogleOrVector({ apiKey, mapId, ...shown }: GoogleOrVectorProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const vector = <VectorMap {...shown} />;
  if (hasFailed) return vector;
  return (
    <MapBoundary instead={vector}>
      <Suspense fallback={null}>
        <GoogleMap {...shown} apiKey={apiKey} mapId={mapId} onFail={fail} />
      </Suspense>
    </MapBoundary>
  );
}

interface MapBoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows `instead` when anything fails in a map that is not ours, including the loading of its code. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
