import { type MapView, milesPerRadian } from '../view/mercator.ts';
import styles from './ScaleBar.module.css';

interface ScaleBarProps {
  readonly pixels: number;
  /** The distance that the bar stands for. */
  readonly children: string;
}

/** The scale of the map. It is hidden from screen readers, because each card has the distance of its place. */
export function ScaleBar({ pixels, children }: ScaleBarProps) {
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
