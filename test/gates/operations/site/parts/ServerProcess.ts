import { fileURLToPath } from 'node:url';
import type { Part, SiteFolder } from './SiteFolder.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** A process of the site, which is started again with the same settings. */
export interface ServerProcess {
  /** Starts it; it is ready some seconds later. */
  readonly start: (more?: Readonly<Record<string, string>>) => void;
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export function serverProcess(
  folder: SiteFolder,
  name: string,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  let part: Part | undefined;
  return {
    start: (more = {}) => {
      const args = ['--import', 'tsx', 'reference-backend/start.ts'];
      const env = { DATABASE_URL_FILE: '', DATA_DIR: '', ...settings, ...more };
      part = folder.start(name, process.execPath, args, { cwd: root, env });
    },
    stop: async (signal) => {
      await part?.end(signal);
      part = undefined;
    },
  };
}
