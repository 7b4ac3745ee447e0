import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, 'engine-page');
const outDir = join(import.meta.dirname, '../dist/bench/engine-page');

/** A production build of the engine with nothing but one neutral form around it. */
export async function buildEnginePage(): Promise<void> {
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
  });
}

/** Serves the built page; the address of it. */
export async function serveEnginePage(port: number): Promise<string> {
  const { resolvedUrls } = await preview({
    root,
    configFile: false,
    build: { outDir },
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
  });
  return resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
}

/** KiB, gzip -9, of all the JavaScript of the built page, React included. */
export function enginePageKibibytes(): number {
  const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}
