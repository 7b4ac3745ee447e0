import { createServer } from 'vite';
import { followEdits } from '../authoring/live/followEdits.ts';
import { readConfiguration } from '../reference-backend/configuration/configuration.ts';
import { openServer } from '../reference-backend/createServer.ts';
import { untilPrepared } from '../reference-backend/health/untilPrepared.ts';
import { routePatterns } from '../schemas/routes.ts';

/**
 * `npm run dev` serves the app with Vite, which shows an edit at once, with the reference backend behind it. `PORT` and
 * `HOST` are for Vite; everything else is configured as for `npm start`. Only the backend's answers have the security
 * headers.
 */

const { port, host, ...rest } = readConfiguration(process.env);
const edits = rest.authorMode ? await followEdits({ root: rest.contentDirectory, print: console.log }) : undefined;
const backend = await openServer({ ...rest, host: '127.0.0.1', port: 0, controls: 'on' }, undefined, edits);
const target = await backend.listen();
await untilPrepared(backend, console.log);

const bannerTag = { tag: 'script', attrs: { type: 'module', src: '/author/main.ts' } };

/** The paths that the backend answers; all other addresses are pages or modules of the app. */
const calls = ['/appointment-management/', '/tlc/api/', '/content/v2/', '/reference/', '/livez', '/readyz', '/healthz'];

const server = await createServer({
  configFile: 'vite.config.ts',
  // The page is not the backend's, which would name the author's banner in it.
  plugins: edits && [{ name: 'author', transformIndexHtml: () => [bannerTag] }],
  // Finds all libraries before the first page, so that none is bundled again while the page shows.
  optimizeDeps: { entries: ['**/*.{ts,tsx}', '../engine/{core,react}/**/*.{ts,tsx}'] },
  server: {
    port,
    host,
    proxy: {
      ...Object.fromEntries(calls.map((path) => [path, { target }])),
      '/content-files/objects/': { target, rewrite: (path) => path.replace('/content-files/', '/content/v2/') },
    },
  },
});
await server.listen();
console.log(`Stepwell is ready at ${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${routePatterns.main}`);
