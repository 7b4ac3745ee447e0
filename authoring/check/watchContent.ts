import { realpath } from 'node:fs/promises';
import { watch } from 'chokidar';

const quiet = 50;

/**
 * Calls `changed` after documents have changed, once for changes less than 50 ms apart. Resolves once it is watching.
 */
export async function watchContent(root: string, changed: () => void): Promise<{ close(): Promise<void> }> {
  // Documents are not read through links below the root, and a link to itself would end the watching.
  const folder = await realpath(root).catch(() => root);
  const watcher = watch(folder, { ignoreInitial: true, followSymlinks: false });
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
