import { join } from 'node:path';
import { type Configuration, readConfiguration } from '../configuration/configuration.ts';
import { describeMisspelled, findMisspelled } from '../configuration/findMisspelled.ts';
import type { Edits } from '../content/author/Edits.ts';
import { openServer, type Server } from '../createServer.ts';
import { untilPrepared } from './untilPrepared.ts';

/** What a server reaches of the process that it runs in. */
export interface Surroundings {
  /** Prints a line to the operator. */
  readonly print: (line: string) => void;
  /** Called as soon as the server can be closed, which may be long before it is ready. */
  readonly onOpen: (server: Server) => void;
  /** Gets each line of the log; without it they go to standard output. */
  readonly log?: Configuration['log'];
}

/**
 * Starts the server that the environment describes, and resolves once it is ready, or closed before. It waits for a
 * database that does not answer yet.
 * @throws Error that names the variable which cannot be used
 */
export async function startServer(environment: NodeJS.ProcessEnv, { print, onOpen, log }: Surroundings): Promise<void> {
  for (const each of findMisspelled(environment)) print(describeMisspelled(each));
  const configuration = { ...readConfiguration(environment), ...(log && { log }) };
  const server = await openServer(configuration, undefined, await openEdits(configuration, print));
  onOpen(server);
  try {
    const address = await server.listen();
    if (!(await untilPrepared(server, print))) return;
    const { controls } = configuration;
    const token = typeof controls === 'object' ? `?controls=${controls.token}` : '';
    print(`Stepwell is ready at ${address}/health-services/scheduler${token}`);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Follows the documents for an author. A deployment does not even load the code. */
async function openEdits(configuration: Configuration, print: Surroundings['print']): Promise<Edits | undefined> {
  if (!configuration.authorMode) return undefined;
  const { followEdits } = await import('../../authoring/live/followEdits.ts');
  const shipped = join(configuration.appDirectory, 'content-files/objects');
  return followEdits({ root: configuration.contentDirectory, shipped, print });
}
