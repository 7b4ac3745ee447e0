import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The last part of `npm run build`: builds `dist` in one process, which loads Vite once. One part comes after the other:
 * the app keeps two processors busy by itself.
 */
const root = join(import.meta.dirname, '../..');

/** The app, and what stands beside it. */
const parts = ['vite.config.ts', 'vite.server.config.ts', 'vite.author.config.ts', 'vite.reports.config.ts'];

for (const part of parts)
  await build({ configFile: join(root, part), configLoader: 'native' }).catch((error: unknown) => {
    console.error(`${part} cannot be built.\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
writeFileSync(join(root, 'dist/commit.txt'), readCommit());

/** The commit that is built, for the metrics of whoever runs it; empty where there is no git, as in a container. */
function readCommit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
