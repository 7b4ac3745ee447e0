import { useEffect, useMemo, useState } from 'react';
import { type AreaTopology, atlasFolder, isAreaTopology } from '../atlas/AreaTopology.ts';
import { stateBounds } from '../atlas/stateBounds.ts';
import { type MapView, type Size, unproject } from '../view/mercator.ts';
import { type Box, placeLabels } from '../view/placeLabels.ts';
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

/** In degrees of longitude. A wider map only shows states, because counties would be a grey mesh. */
const WIDEST_WITH_COUNTIES = 7;

/** The names of the atlas files that the view needs: `states`, or the states whose counties may be in it. */
export function filesInView(view: MapView, size: Size): readonly string[] {
  const northWest = unproject(view, size, { x: 0, y: 0 });
  const southEast = unproject(view, size, { x: size.width, y: size.height });
  if (southEast.lng - northWest.lng > WIDEST_WITH_COUNTIES) return ['states'];
  return stateBounds
    .filter(
      ([, west, south, east, north]) =>
        west <= southEast.lng && east >= northWest.lng && south <= northWest.lat && north >= southEast.lat,
    )
    .map(([state]) => state);
}

type Atlas = ReadonlyMap<string, AreaTopology>;

/** The files of the atlas, as they arrive. If one does not arrive, its land stays blank behind the pins. */
function useAtlas(files: readonly string[]): readonly AreaTopology[] {
  const [atlas, setAtlas] = useState<Atlas>(new Map());
  const wanted = files.join();
  useEffect(() => {
    const controller = new AbortController();
    for (const file of wanted.split(',').filter(Boolean)) {
      void fetchOutlines(file, controller.signal).then((topology) => {
        if (topology && !controller.signal.aborted) setAtlas((before) => new Map([...before, [file, topology]]));
      });
    }
    return () => controller.abort();
  }, [wanted]);
  return files.flatMap((file) => atlas.get(file) ?? []);
}

/** After the first time it comes from the browser's cache. */
const fetchOutlines = (file: string, signal: AbortSignal): Promise<AreaTopology | undefined> =>
  fetch(`/${atlasFolder}/${file}.json`, { signal }).then(readOutlines, () => undefined);

const readOutlines = async (response: Response): Promise<AreaTopology | undefined> => {
  const value: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  return isAreaTopology(value) ? value : undefined;
};
