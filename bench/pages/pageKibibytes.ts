import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PeerName } from '../peers/peerNames.ts';
import { builtPage } from './paths.ts';

/** Size of all the JavaScript of a built page in KiB (gzip -9), frameworks included. */
export function pageKibibytes(peer: PeerName): number {
  const files = readdirSync(builtPage(peer), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(builtPage(peer), file)));
  return scripts.reduce((bytes, script) => bytes + gzipSync(script, { level: 9 }).length, 0) / 1024;
}
