import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes a file's smallest form beside it, with the ending `.br`, for the server to send. It takes too long to be made
 * for each answer.
 */
export async function compressFile(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}
