import { buildEnginePage, enginePageKibibytes, serveEnginePage } from './enginePage.ts';

/** Builds the engine's page for comparisons and serves it until it is stopped. */
await buildEnginePage();
console.log(
  `${await serveEnginePage(Number(process.env.PORT ?? 0))}  (${enginePageKibibytes()} KiB of JavaScript, gzip)`,
);
