/** Milliseconds in which signals count as one Ctrl-C: the terminal and npm may both pass it on. */
const SAME_MS = 500;

export const INTERRUPTED = 130;

/** Whether Ctrl-C was pressed. The first one lets the case under way finish; the second one ends at once. */
export function stopOnInterrupt(print: (text: string) => void): () => boolean {
  let pressedAt: number | undefined;
  const onSignal = (): void => {
    if (pressedAt !== undefined && Date.now() - pressedAt > SAME_MS) process.exit(INTERRUPTED);
    if (pressedAt === undefined) print('Stopping: what was made is released or canceled. Ctrl-C again stops at once.');
    pressedAt ??= Date.now();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return () => pressedAt !== undefined;
}
