import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the studio's page is made of. */
const sources = ['studio', 'app', 'engine', 'schemas', 'package-lock.json'];

/** Builds the studio's page, unless the last build is newer than all that it is made of. */
export function buildStudio(web: string): void {
  const built = changedAt(join(web, 'index.html'));
  if (built > 0 && sources.every((path) => newest(path) <= built)) return;
  console.log('Building the studio, because its code has changed …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build:studio'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The studio could not be built.');
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When the newest file of a folder was changed; what builds make is left out. */
function newest(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return changedAt(path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/[\\/](generated|dist|node_modules)([\\/]|$)/.test(entry.parentPath),
  );
  return files.reduce((latest, { parentPath, name }) => Math.max(latest, changedAt(join(parentPath, name))), 0);
}
