import { spawnSync } from 'node:child_process';
import { isGenerated } from '../schemas/generationStamp.ts';

/**
 * `npm run content`: generates the checks of documents where they are missing, or older than their schemas, and then
 * loads the command, which imports them.
 */
try {
  if (isGenerated() || generateChecks()) {
    const { runContent } = await import('./runContent.ts');
    process.exitCode = await runContent(process.argv.slice(2), { print: console.log, printError: console.error });
  } else process.exitCode = 2;
} catch (error) {
  const name = missingPackage(error);
  if (name === undefined) throw error;
  console.error(
    `npm run content needs the package ${name}, which an installation for production leaves out: npm ci installs it.`,
  );
  process.exitCode = 2;
}

function generateChecks(): boolean {
  import.meta.resolve('json-schema-to-typescript'); // the first that generating would miss
  const args = ['run', '--silent', 'generate:checks'];
  return spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** The package that Node has not found; undefined for any other error. */
function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return undefined;
  return /Cannot find package '([^']+)'/.exec(error.message)?.[1];
}
