import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const engine = join(root, 'engine');

/** The pages that are packed with the engine, by their paths in it. */
export const pages = ['README.md', ...readdirSync(join(engine, 'docs')).map((name) => `docs/${name}`)];

export const readPage = (page: string): string => readFileSync(join(engine, page), 'utf8');

/**
 * Makes the folder of an application that has installed the engine, and returns its path. The engine in it has what
 * `files` of its `package.json` names, newly built; all other packages are those of this repository.
 */
export function installEngine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'application-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@stepwell/engine');
  mkdirSync(installed, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@stepwell'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const { files }: { readonly files: readonly string[] } = JSON.parse(readPage('package.json'));
  for (const name of ['package.json', 'README.md', 'LICENSE', ...files])
    if (name !== 'dist') cpSync(join(engine, name), join(installed, name), { recursive: true });
  execFileSync('npx', ['tsx', join(engine, 'build.ts'), join(installed, 'dist')], { cwd: root, stdio: 'inherit' });
  return folder;
}

/** Runs a program that the repository has, in a folder, and returns what it prints; fails with all that it printed. */
export function run(folder: string, program: string, ...parameters: readonly string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin', program), parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = Object.assign({ stdout: '', stderr: '' }, error);
    throw new Error(`${stdout}\n${stderr}`);
  }
}
