import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ClinicMap.module.css';
import { GoogleOrVector } from './GoogleOrVector.tsx';
import { VectorMap } from './vector/VectorMap.tsx';
import { fitView } from './view/fitView.ts';
import type { LatLng, Size } from './view/mercator.ts';
import type { ClinicMapMessages, MapPin, MapSource } from './view/PlacedMapProps.ts';

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

/** Used where nothing is laid out, as in a test without a browser. */
const UNMEASURED: Size = { width: 640, height: 480 };

/** The size of an element in whole CSS pixels, kept up to date. Undefined before it is first measured. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => setSize((before) => keepIfSame(before, measure(element.current))), [element]);
  useEffect(() => {
    const node = element.current;
    if (node === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setSize((before) => keepIfSame(before, measure(node))));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The size without the border, because the content is placed inside it. */
function measure(node: HTMLElement | null): Size {
  if (node === null || node.clientWidth === 0 || node.clientHeight === 0) return UNMEASURED;
  return { width: node.clientWidth, height: node.clientHeight };
}

const keepIfSame = (before: Size | undefined, now: Size): Size =>
  before?.width === now.width && before.height === now.height ? before : now;
