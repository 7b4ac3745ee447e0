import type { ReactElement } from 'react';
import { MissingChunk } from '../chunks/MissingChunk.ts';
import { links } from './paths.ts';
import { RetryScreen } from './RetryScreen.tsx';
import type { ScreenChunk } from './screenChunks.ts';

/** What a route shows: its screen, or where its chunk did not arrive the way to ask for it again. */
export function loadScreen(load: ScreenChunk): Promise<ReactElement> {
  return load().then(
    (Screen) => <Screen links={links} />,
    (error: unknown) => {
      if (error instanceof MissingChunk) return <RetryScreen load={load} />;
      throw error;
    },
  );
}
