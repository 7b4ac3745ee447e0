import { useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ClinicMap.module.css';
import { GoogleOrVector } from './GoogleOrVector.tsx';
import type { MapPin } from './MapPin.ts';
import type { MapSource } from './MapSource.ts';
import type { ClinicMapMessages } from './PlacedMapProps.ts';
import { useSize } from './useSize.ts';
import { VectorMap } from './vector/VectorMap.tsx';
import { fitView } from './view/fitView.ts';
import type { LatLng } from './view/mercator.ts';

export interface ClinicMapProps {
  readonly pins: readonly MapPin[];
  /** Id of the pin whose card is the active one. */
  readonly active?: string | undefined;
  /** Called when the guest chooses a pin. */
  readonly onActivate: (id: string) => void;
  /** The centre if there are no pins; without it the whole country is shown. */
  readonly fallbackCentre?: LatLng | undefined;
  readonly messages: ClinicMapMessages;
  /** The built-in map if it is not given. */
  readonly source?: MapSource;
}

const builtIn: MapSource = { kind: 'builtIn' };

/** Numbered places on a map beside their list, which has all that the map shows. The map fills its parent element. */
export function ClinicMap({ pins, active, onActivate, fallbackCentre, messages, source = builtIn }: ClinicMapProps) {
  const end = useRef<HTMLSpanElement>(null);
  const endId = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const size = useSize(canvas);
  const view = useMemo(() => size && fitView(pins, size, fallbackCentre), [pins, size, fallbackCentre]);
  const shown = size && view && { pins, active, onActivate, messages, view, size };
  return (
    <section aria-label={messages.name} className={styles.map}>
      <a
        href={`#${endId}`}
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          end.current?.focus();
        }}
      >
        {messages.skip}
      </a>
      <div ref={canvas} className={styles.canvas}>
        {shown && source.kind === 'builtIn' && <VectorMap {...shown} />}
        {shown && source.kind === 'google' && <GoogleOrVector {...shown} apiKey={source.key} mapId={source.mapId} />}
      </div>
      <VisuallyHidden ref={end} id={endId} tabIndex={-1}>
        {messages.end}
      </VisuallyHidden>
    </section>
  );
}
