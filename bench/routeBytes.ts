import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, '../dist/app');

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's build manifest, which lists what each chunk needs. */
export const readManifest = (): Readonly<Record<string, Chunk>> => JSON.parse(readBuilt('.vite/manifest.json'));

/** The source modules of each file of the production build. */
export const readContents = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readBuilt('.vite/contents.json'));

function readBuilt(file: string): string {
  const path = join(built, file);
  if (!existsSync(path)) throw new Error(`There is no ${path}. Run \`npm run build\` first.`);
  return readFileSync(path, 'utf8');
}

/** The files that the browser needs before the chunk `key` can run: its own, those of its imports, and their styles. */
export function listFiles(
  manifest: Readonly<Record<string, Chunk>>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) listFiles(manifest, imported, seen);
  return seen;
}

const kibibytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
const gzipped = (file: string): number => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;

/** Size in KiB (gzip -9) of the entry together with each route's own chunk. */
export function routeBytes(): Record<string, { scripts: number; styles: number; total: number }> {
  const manifest = readManifest();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const routes = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  return Object.fromEntries(
    routes.map((route) => {
      const files = [...listFiles(manifest, route, listFiles(manifest, entry))];
      const sum = (kind: string): number =>
        kibibytes(files.filter((file) => file.endsWith(kind)).reduce((bytes, file) => bytes + gzipped(file), 0));
      const [scripts, styles] = [sum('.js'), sum('.css')];
      return [route.replace(/\.tsx?$/, ''), { scripts, styles, total: Math.round((scripts + styles) * 10) / 10 }];
    }),
  );
}
