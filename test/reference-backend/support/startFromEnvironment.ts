import type { Server } from '../../../reference-backend/createServer.ts';
import { startServer } from '../../../reference-backend/health/startServer.ts';
import { keysInEnvironment } from './dataKeys.ts';

/** A server that was started from variables in this process, whose output is kept. */
export interface StartedServer {
  /** All lines that it has printed and logged. */
  readonly output: () => string;
  /** Waits for this output; fails if the start does. */
  readonly untilPrinted: (wanted: RegExp) => Promise<void>;
  /** The address at which it is ready. */
  readonly url: () => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server as `npm start` does, without the seconds that a process of its own takes.
 * @param until waits for this output
 */
export async function startFromEnvironment(
  environment: Record<string, string>,
  until = /ready at/,
): Promise<StartedServer> {
  let output = '';
  let server: Server | undefined;
  let notice = (): void => undefined;
  const write = (line: string): void => {
    output += `${line}\n`;
    notice();
  };
  const onOpen = (opened: Server): void => {
    server = opened;
  };
  const ready = startServer(
    { PORT: '0', ...keysInEnvironment(environment), ...environment },
    { print: write, onOpen, log: { write } },
  );
  ready.catch(() => undefined);
  const untilPrinted = async (wanted: RegExp): Promise<void> => {
    while (!wanted.test(output)) {
      const printed = new Promise<void>((resolve) => {
        notice = resolve;
      });
      await Promise.race([printed, ready]);
    }
  };
  await untilPrinted(until);
  return {
    output: () => output,
    untilPrinted,
    url: () => /ready at (http:\/\/[^/]+)/.exec(output)?.[1] ?? '',
    close: async () => {
      await server?.close();
      await ready.catch(() => undefined);
    },
  };
}
