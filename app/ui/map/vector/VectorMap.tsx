import { Suspense, useMemo } from 'react';
import { lazyWithFallback } from '../../../chunks/lazyWithFallback.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type Point, project, type Size } from '../view/mercator.ts';
import type { PlacedMapProps } from '../view/PlacedMapProps.ts';
import type { Box } from '../view/placeLabels.ts';
import { PIN, spreadPins } from '../view/spreadPins.ts';
import type { LandProps } from './Land.tsx';
import { Leaders } from './Leaders.tsx';
import { Pins } from './Pins.tsx';
import { ScaleBar, scaleBar } from './ScaleBar.tsx';

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
