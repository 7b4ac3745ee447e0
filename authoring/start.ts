import { spawnSync } from 'node:child_process';
import { isGenerated } from '../schemas/generationStamp.ts';

/**
 * `npm run content`: generates the checks of documents where they are missing, or older than their schemas, and then
 * loads the command, which imports them.
 */
const { status } = isGenerated()
  ? { status: 0 }
  : spawnSync('npm', ['run', '--silent', 'generate:checks'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status === 0) {
  const { runContent } = await import('./runContent.ts');
  process.exitCode = await runContent(process.argv.slice(2), { print: console.log, printError: console.error });
} else process.exitCode = 2;
