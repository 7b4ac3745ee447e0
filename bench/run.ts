import { buildEnginePage, enginePageKibibytes } from './enginePage.ts';
import { routeBytes } from './routeBytes.ts';

/** Prints every figure that this repository measures. */
console.log('First load of each route, gzip (what the guest downloads before the screen can work)\n');
console.table(routeBytes());

await buildEnginePage();
console.log(
  `\nA page with the engine and React alone: ${enginePageKibibytes()} KiB of JavaScript, gzip (goal: under 140)`,
);
