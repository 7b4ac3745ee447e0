import { type ComponentType, lazy } from 'react';

/**
 * A part whose code comes when it is shown; `instead` takes its place where the code or its styles do not arrive.
 *
 * @param load `async () => (await import('./Part.tsx')).Part`: the build puts the wait for styles around what is chained to
 *   an import, so a handler that is chained there misses that they fail
 */
export function lazyOr<P>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
