import { buildPage } from './pages/buildPage.ts';
import { pageKibibytes } from './pages/pageKibibytes.ts';
import { servePages } from './pages/servePages.ts';

/** Builds the engine's page for other comparisons, and serves it until the process is stopped. */
await buildPage('engine');
const { buildAddress } = await servePages(Number(process.env.PORT ?? 0));
console.log(`${buildAddress('engine')}  (${pageKibibytes('engine').toFixed(1)} KiB of JavaScript, gzip)`);
