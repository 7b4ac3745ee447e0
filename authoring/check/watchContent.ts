import { watch } from 'chokidar';

const quiet = 100;

/**
 * Calls `changed` after documents have changed, once for changes less than 100 ms apart. Resolves once it is watching.
 */
export async function watchContent(root: string, changed: () => void): Promise<{ close(): Promise<void> }> {
  const watcher = watch(root, { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, quiet);
  });
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
