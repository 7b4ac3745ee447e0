import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../../reference-backend/support/startProgram.ts';
import { walkIn } from './walkIn.ts';

/** A server in production, which is started several times on the same data. */
export interface Office {
  readonly start: (environment: Record<string, string>) => Promise<void>;
  /** A guest with this mail address walks in. @returns the code of the visit */
  readonly walkIn: (email: string) => Promise<string>;
  readonly metric: (name: string) => Promise<number>;
  /** What the last start has logged. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const settings = {
  NODE_ENV: 'production',
  TRUST_PROXY: 'off',
  METRICS_PORT: '0',
  DEADLINES: 'unreadyMs=0',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  MAIL_FROM: 'Stepwell <visits@guests.test>',
};

export function openOffice(): Office {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-office-'));
  let started: Awaited<ReturnType<typeof startProgram>> | undefined;
  const log = () => started?.output() ?? '';
  const stop = async (): Promise<void> => {
    started?.program.kill('SIGTERM');
    await started?.ended;
  };
  return {
    start: async (environment) => {
      started = await startProgram({ ...settings, DATA_DIR: join(folder, 'data'), ...environment });
      if (started.url() === '') throw new Error(`The server does not start: ${log()}`);
    },
    walkIn: (email) => walkIn(started?.url() ?? '', email),
    metric: async (name) => {
      const port = /"port":(\d+),"msg":"metrics are served"/.exec(log())?.[1];
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    log,
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
