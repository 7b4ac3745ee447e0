import { Suspense, useMemo } from 'react';
import { lazyWithFallback } from '../../../chunks/lazyWithFallback.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type MapView, milesPerRadian, type Point, project, type Size } from '../view/mercator.ts';
import type { PlacedMapProps } from '../view/PlacedMapProps.ts';
import type { Box } from '../view/placeLabels.ts';
import { PIN, spreadPins } from '../view/spreadPins.ts';
import type { LandProps } from './Land.tsx';
import { Pins } from './Pins.tsx';
import styles from './VectorMap.module.css';

/**
 * The land. Its code, with d3, is loaded only when a map is shown. If it does not arrive, the pins are on blank ground.
 */
const Land = lazyWithFallback<LandProps>(
  'ui/map/vector/Land.tsx',
  async () => (await import('./Land.tsx')).Land,
  () => null,
);

/** The greatest length of the scale bar, in pixels. */
const BAR_ROOM = 100;

/** The built-in map. It needs no key, and no server but the site's own. */
export function VectorMap({ pins, active, onActivate, messages, view, size }: PlacedMapProps) {
  const places = useMemo(() => pins.map((pin) => project(view, size, pin)), [pins, view, size]);
  const points = useMemo(() => spreadPins(places, size), [places, size]);
  const bar = scaleBar(view, BAR_ROOM);
  return (
    <>
      <Suspense fallback={null}>
        <Land view={view} size={size} taken={[...points.map(buildPinBox), buildBarBox(size)]} />
      </Suspense>
      {bar && <ScaleBar pixels={bar.pixels}>{fillTemplate(messages.miles, { n: bar.miles })}</ScaleBar>}
      <Leaders places={places} points={points} size={size} />
      <Pins pins={pins} points={points} active={active} onActivate={onActivate} messages={messages} />
    </>
  );
}

const buildPinBox = ({ x, y }: Point): Box => ({
  from: { x: x - PIN.width / 2, y: y - PIN.height },
  to: { x: x + PIN.width / 2, y },
});

const buildBarBox = ({ width, height }: Size): Box => ({
  from: { x: width - BAR_ROOM - 16, y: height - 36 },
  to: { x: width, y: height },
});

interface LeadersProps {
  /** The places and the positions of their pins, in the same order. */
  readonly places: readonly Point[];
  readonly points: readonly Point[];
  readonly size: Size;
}

/** A line to its place from each pin that was moved to make room for another one. */
function Leaders({ places, points, size }: LeadersProps) {
  const moved = places.flatMap((place, index) => {
    const point = points[index];
    return point === undefined || (point.x === place.x && point.y === place.y) ? [] : [{ place, point }];
  });
  if (moved.length === 0) return null;
  return (
    <svg className={styles.leaders} width={size.width} height={size.height} aria-hidden="true">
      {moved.map(({ place, point }) => (
        <g key={`${point.x} ${point.y}`}>
          <line x1={place.x} y1={place.y} x2={point.x} y2={point.y} />
          <circle cx={place.x} cy={place.y} r="4" />
        </g>
      ))}
    </svg>
  );
}

interface ScaleBarProps {
  readonly pixels: number;
  /** The distance that the bar stands for. */
  readonly children: string;
}

/** The scale of the map. It is hidden from screen readers, because each card has the distance of its place. */
function ScaleBar({ pixels, children }: ScaleBarProps) {
  return (
    <div className={styles.scale} style={{ inlineSize: pixels }} aria-hidden="true">
      {children}
    </div>
  );
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

interface ScaleBarLength {
  readonly miles: number;
  readonly pixels: number;
}

/**
 * The longest round distance that is at most `room` pixels long in the middle of the map; undefined if there is none.
 */
export function scaleBar({ centre, scale }: MapView, room: number): ScaleBarLength | undefined {
  const pixelsPerMile = scale / milesPerRadian(centre.lat);
  const miles = STEPS.findLast((step) => step * pixelsPerMile <= room);
  return miles === undefined ? undefined : { miles, pixels: miles * pixelsPerMile };
}
