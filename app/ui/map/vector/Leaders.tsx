import type { Point, Size } from '../view/Size.ts';
import styles from './Leaders.module.css';

export interface LeadersProps {
  /** Where the places are, and where their pins stand, in the same order. */
  readonly places: readonly Point[];
  readonly points: readonly Point[];
  readonly size: Size;
}

/** From each pin that made room for another one, a line to its own place. */
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
