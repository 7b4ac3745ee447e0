import type { ReactElement } from 'react';
import { MissingChunk } from '../chunks/MissingChunk.ts';
import { LinkedScreen } from './LinkedScreen.tsx';
import { RetryScreen } from './RetryScreen.tsx';
import type { ScreenChunk } from './screenChunks.ts';

/** The element of a route: its screen, or a screen to try again if the chunk did not arrive. */
export function loadScreen(load: ScreenChunk): Promise<ReactElement> {
  return load().then(
    (Screen) => <LinkedScreen screen={Screen} />,
    (error: unknown) => {
      if (error instanceof MissingChunk) return <RetryScreen load={load} />;
      throw error;
    },
  );
}
