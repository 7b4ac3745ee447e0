import type { ReactElement } from 'react';
import { MissingChunk } from '../chunks/MissingChunk.ts';
import { LinkedScreen } from './LinkedScreen.tsx';
import type { RouteName } from './paths.ts';
import { RetryScreen } from './RetryScreen.tsx';
import type { ScreenChunk } from './screenChunks.ts';

/**
 * The element of a route: its screen, or a screen to try again if the chunk did not arrive. Routes stand at one place of
 * the page, so without its key React would go on showing what an earlier route has loaded there.
 */
export function loadScreen(name: RouteName, load: ScreenChunk): Promise<ReactElement> {
  return load().then(
    (Screen) => <LinkedScreen screen={Screen} />,
    (error: unknown) => {
      if (error instanceof MissingChunk) return <RetryScreen key={name} load={load} />;
      throw error;
    },
  );
}
