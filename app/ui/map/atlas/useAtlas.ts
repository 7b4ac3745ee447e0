import { useEffect, useState } from 'react';
import { type AreaTopology, atlasFolder, isAreaTopology } from './AreaTopology.ts';

type Atlas = ReadonlyMap<string, AreaTopology>;

/** The files of the atlas, as they arrive. If one does not arrive, its land stays blank behind the pins. */
export function useAtlas(files: readonly string[]): readonly AreaTopology[] {
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
