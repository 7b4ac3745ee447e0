import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tools/system.ts';

const manifest = join(import.meta.dirname, '../../dist/app/.vite/manifest.json');

/** Builds the app if it was never built. The sizes of its routes are those of the last build. */
export function ensureApp(): void {
  if (!existsSync(manifest)) run('npm', ['run', 'build']);
}
