import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * A component whose code is loaded when it is shown; `instead` replaces it if the code or its styles do not arrive.
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
