import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';

/**
 * A part whose code comes when it is shown; `instead` takes its place where the code or its styles do not arrive.
 *
 * @param name path of the part's module below `app`
 * @param load as `loadChunk` takes it
 */
export function lazyWithFallback<P>(name: string, load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) {
  return lazy(() =>
    loadChunk(name, load).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
