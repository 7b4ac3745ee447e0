import { argv } from 'node:process';

/**
 * `npm run generate`: writes the checks and types of documents and calls, then the app's own copies of its messages and
 * settings, in one process, which loads its libraries once. What a step makes is loaded by the next, so each is loaded
 * late. `npm run generate:checks` leaves out the last, which needs documents without an error.
 */
await import('../../schemas/generate.ts');
await import('../../contract/openapi/generate.ts');
await import('../../engine/generate.ts');
if (!argv.includes('--checks-only')) {
  const { ship } = await import('../../authoring/ship.ts');
  process.exitCode = (await ship()) ? 0 : 1;
}
