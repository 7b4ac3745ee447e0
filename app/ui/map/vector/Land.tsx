import { useMemo } from 'react';
import { filesInView } from '../atlas/filesInView.ts';
import { useAtlas } from '../atlas/useAtlas.ts';
import type { MapView } from '../view/mercator.ts';
import { type Box, placeLabels } from '../view/placeLabels.ts';
import type { Size } from '../view/Size.ts';
import { drawAreas } from './drawAreas.ts';
import styles from './Land.module.css';

export interface LandProps {
  readonly view: MapView;
  readonly size: Size;
  /** The boxes that names must not cover. */
  readonly taken: readonly Box[];
}

/** Land, borders and names behind the pins. They are hidden from screen readers, because the list has each address. */
export function Land({ view, size, taken }: LandProps) {
  const atlas = useAtlas(useMemo(() => filesInView(view, size), [view, size]));
  const drawn = atlas.map((topology) => topology.objects.areas.geometries[0]?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the atlas is another list each time, of the files that `drawn` names
  const drawings = useMemo(() => atlas.map((topology) => drawAreas(topology, view, size)), [drawn, view, size]);
  const labels = placeLabels(
    drawings.flatMap(({ names }) => names),
    taken,
    size,
  );
  const all = (part: 'land' | 'within' | 'border') => drawings.map((drawing) => drawing[part]).join('');
  return (
    <svg className={styles.land} width={size.width} height={size.height} aria-hidden="true">
      <path className={styles.ground} d={all('land')} />
      <path className={styles.within} d={all('within')} />
      <path className={styles.border} d={all('border')} />
      {labels.map(({ name, isWhole, x, y }) => (
        <text key={`${name} ${x}`} className={isWhole ? styles.state : styles.name} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}
