import type { Point, Size } from '../view/mercator.ts';
import styles from './Leaders.module.css';

export interface LeadersProps {
  /** The places and the positions of their pins, in the same order. */
  readonly places: readonly Point[];
  readonly points: readonly Point[];
  readonly size: Size;
}

/** A line to its place from each pin that was moved to make room for another one. */
export function Leaders({ places, points, size }: LeadersProps) {
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
