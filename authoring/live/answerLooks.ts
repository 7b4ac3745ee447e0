import type { EditedDocument } from './EditedDocument.ts';
import type { Seen } from './followEdits.ts';

/** Looks at the documents whenever the server asks, one time after the other, and sends what it has seen. */
export function answerLooks(look: () => Promise<readonly EditedDocument[]>): void {
  const see = async (): Promise<Seen> => {
    try {
      return { documents: await look() };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  let isLooking = false;
  let isAsked = false;
  const answer = async (): Promise<void> => {
    isAsked = true;
    if (isLooking) return;
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      process.send?.(await see());
    }
    isLooking = false;
  };
  process.on('message', () => void answer());
  // The server is gone.
  process.once('disconnect', () => process.exit());
}
