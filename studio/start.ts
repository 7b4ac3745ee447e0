import { fileURLToPath } from 'node:url';
import { buildStudio } from './build/buildStudio.ts';
import { createStudio } from './server/createStudio.ts';
import { studioOptions } from './server/StudioOptions.ts';

/** `npm run studio`: builds the studio where that is needed, starts it, and prints its address. */

const web = fileURLToPath(new URL('../dist/studio', import.meta.url));

try {
  const options = studioOptions(process.argv.slice(2), process.env);
  buildStudio(web);
  const studio = await createStudio(options, web);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void studio.close().then(() => process.exit(0)));
  console.log(`The studio for ${options.root} is ready at ${studio.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
