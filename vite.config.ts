import { cpSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './app/chunks/build/chunkGroups.ts';
import { chunkTag } from './app/chunks/build/chunkTag.ts';
import { leanChecks } from './app/chunks/build/leanChecks.ts';
import { routePages } from './app/chunks/build/routePages.ts';
import { typefaceSheet, typefaceTag } from './app/chunks/build/typefaceTag.ts';
import { screenModules } from './app/shell/routes/screenModules.ts';
import { atlasFolder } from './app/ui/map/atlas/AreaTopology.ts';
import { cutAtlas } from './app/ui/map/atlas/cutAtlas.ts';
import { hasFirstView } from './schemas/routes.ts';
import { buildTargets } from './tools/build/buildTargets.ts';
import { compressScripts } from './tools/build/compressScripts.ts';
import { reactOnPreact } from './tools/build/reactOnPreact.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts the shipped content beside the app, as the `file` source that no later edit can break. */
function shippedContent(): Plugin {
  return {
    name: 'shipped-content',
    apply: 'build',
    writeBundle: ({ dir }) =>
      cpSync(at('content-fixtures/objects'), `${dir}/content-files/objects`, { recursive: true }),
  };
}

/** Puts the map's outlines of the country beside the app, cut into states: a map loads those that it shows. */
function mapOutlines(): Plugin {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(at(`node_modules/us-atlas/${name}-10m.json`), 'utf8'));
  const outlines = () => cutAtlas({ counties: read('counties'), states: read('states') });
  return {
    name: 'map-outlines',
    configureServer({ middlewares }) {
      const files = outlines();
      middlewares.use(`/${atlasFolder}`, ({ url }, response) => {
        const file = files.get(url?.slice(1).replace(/\.json.*$/, '') ?? '');
        response.writeHead(file ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(file));
      });
    },
    generateBundle() {
      for (const [name, file] of outlines()) {
        this.emitFile({ type: 'asset', fileName: `${atlasFolder}/${name}.json`, source: JSON.stringify(file) });
      }
    },
  };
}

/** Writes `.vite/contents.json`: which modules each chunk holds, for the size bench and the first-load test. */
function chunkContents(): Plugin {
  const root = at('.');
  return {
    name: 'chunk-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const contents = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.map((id) => id.replace(root, ''))]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(contents));
      this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source });
    },
  };
}

/**
 * Tells the page which files each late chunk needs, so that it can fetch them before it runs them, and makes a page of
 * each route that loads those of its screen at once.
 */
function lateChunks(): Plugin {
  return {
    name: 'late-chunks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => [chunkTag(bundle ?? {}, at('app/'))] },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has made no index.html');
        const early = Object.values(bundle).find(({ name }) => name === 'notePresses');
        if (!early) throw new Error('the build has made no file that notes early presses');
        const pages = routePages(String(page.source), bundle, at('app/'), screenModules, {
          isOn: hasFirstView,
          file: early.fileName,
        });
        for (const [route, source] of pages) this.emitFile({ type: 'asset', fileName: `pages/${route}.html`, source });
      },
    },
  };
}

/** Links the typeface's style sheet, which no script imports. */
function typefaceLink(): Plugin {
  return {
    name: 'typeface-link',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => [typefaceTag(bundle)] },
  };
}

/** Compresses scripts and style sheets as far as they can be. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      const names = Object.keys(bundle).filter((name) => /\.(css|js)$/.test(name));
      await Promise.all(names.map((name) => compressFile(`${dir}/${name}`)));
    },
  };
}

export default defineConfig({
  root: at('app'),
  publicDir: false,
  plugins: [
    reactOnPreact(),
    leanChecks(),
    shippedContent(),
    mapOutlines(),
    chunkContents(),
    typefaceLink(),
    lateChunks(),
    compressScripts(),
    compressedFiles(),
  ],
  build: {
    target: buildTargets(at('.')),
    outDir: at('dist/app'),
    emptyOutDir: true,
    manifest: true,
    // Styles in the page may ask for no file (`reference-backend/page/withFirstView.ts`); these pictures are small.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: false,
    rolldownOptions: {
      input: {
        index: at('app/index.html'),
        notePresses: at('app/shell/notePresses.ts'),
        typeface: at(`app/${typefaceSheet}`),
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The page lists the files of all screens, so their names are as short as the build allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});

const compress = promisify(brotliCompress);

/**
 * Writes a file's smallest form beside it, with the ending `.br`, for the server to send. It takes too long to be made
 * for each answer.
 */
export async function compressFile(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}
