import fc from 'fast-check';

/**
 * The seed of random cases. `npm test` takes the same ones each time, so that a change is stopped by its own faults
 * alone; `npm run test:all` and the gates draw others. A failure names its seed: `SEED=229588 npx vitest run ...`.
 */
export const seed = Number(process.env.SEED ?? 1);

fc.configureGlobal({ seed });
