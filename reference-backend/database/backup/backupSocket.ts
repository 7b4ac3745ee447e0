import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A socket of the operating system, in the folder: whoever may read the data may ask for a copy of it. */
export const BACKUP_SOCKET = 'stepwell.sock';

/** Systems cut off longer names of sockets, from 104 bytes on, and say nothing: it would then lie outside of the folder. */
const MOST_BYTES = 100;

/** @returns the path of the socket of a folder; undefined where it would be too long */
export function socketIn(folder: string): string | undefined {
  const path = join(folder, BACKUP_SOCKET);
  return Buffer.byteLength(path) > MOST_BYTES ? undefined : path;
}

/** The answer of a server that has made a copy. */
export const COPIED = 'copied';

/**
 * Asks the server that uses a data folder for a copy of it.
 * @param target an absolute path, as the server sees it
 * @returns false where no server answers
 * @throws Error with the reason of a server that has not made the copy
 */
export async function askForCopy(folder: string, target: string): Promise<boolean> {
  const path = socketIn(folder);
  if (path === undefined) return false;
  const socket = createConnection(path);
  socket.end(JSON.stringify({ target }));
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return undefined;
    throw error;
  });
  if (answer === undefined) return false;
  if (answer !== COPIED) throw new Error(answer || 'The server ended before the copy was made.');
  return true;
}
