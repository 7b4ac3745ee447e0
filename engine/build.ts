import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `dist`, the contents of the package: JavaScript, declarations, and style sheets with their images. `npm pack`
 * runs it, after `generate.ts` has written the checks. A folder given on the command line takes the place of `dist`.
 */

const here = import.meta.dirname;
const dist = process.argv[2] ?? join(here, 'dist');

rmSync(dist, { recursive: true, force: true });
execFileSync('npx', ['tsc', '--project', join(here, 'tsconfig.json'), '--outDir', dist], { stdio: 'inherit' });
cpSync(join(here, 'checks/generated'), join(dist, 'checks/generated'), { recursive: true });
cpSync(join(here, 'react'), join(dist, 'react'), {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || /\.(css|svg)$/.test(path),
});
