import { parseArgs } from 'node:util';
import { usualRoot } from '../../authoring/check/CheckOptions.ts';
import { usualServices } from '../../authoring/check/services/readServices.ts';
import { requireLoopback } from './guardLoopback.ts';

export interface StudioOptions {
  /** Folder of the documents. */
  readonly root: string;
  /** File with a recorded list of services, or the address of the call that lists them. */
  readonly services: string;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

/** The studio's port unless `PORT` or `--port` names another one; drafts are kept for each address by itself. */
const usualPort = 4170;

/**
 * @throws TypeError for an unknown option
 * @throws Error for an address that others can reach, or for something that is no port
 */
export function studioOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StudioOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      root: { type: 'string', default: usualRoot },
      services: { type: 'string', default: usualServices },
      port: { type: 'string', default: environment.PORT ?? String(usualPort) },
    },
  });
  const host = environment.HOST ?? '127.0.0.1';
  requireLoopback(host);
  if (!/^\d{1,5}$/.test(values.port)) throw new Error(`"${values.port}" is not a port.`);
  return { root: values.root, services: values.services, host, port: Number(values.port) };
}
