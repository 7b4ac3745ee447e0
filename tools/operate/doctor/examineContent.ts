import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { isBanner } from '../../../reference-backend/content/isBanner.ts';
import { readDeployment } from '../../../reference-backend/content/readDeployment.ts';
import { examineSyntax } from './examineSyntax.ts';
import { describeError, type Finding, fine, wrong } from './Finding.ts';

type Folders = Pick<Configuration, 'contentDirectory' | 'deploymentFile' | 'appDirectory'>;

/** Looks at what guests are shown: the built app, the deployment, and the documents. */
export async function examineContent({
  contentDirectory,
  deploymentFile,
  appDirectory,
}: Folders): Promise<readonly Finding[]> {
  const app = existsSync(join(appDirectory, 'index.html'))
    ? fine('app', 'It is built.')
    : wrong('app', 'It is not built: npm run build.');
  try {
    const { bannerName } = await readDeployment(deploymentFile);
    const deployment = (await isBanner(contentDirectory, bannerName))
      ? fine('deployment', `It is that of ${bannerName}, and the documents have this banner.`)
      : wrong('deployment', `The documents have no banner ${bannerName}.`);
    return [app, deployment, await examineDocuments(contentDirectory)];
  } catch (error) {
    return [app, wrong('deployment', describeError(error))];
  }
}

async function examineDocuments(root: string): Promise<Finding> {
  const check = await loadCheck();
  if (!check) return examineSyntax(root);
  const { runCheck, usualServices } = check;
  const { ok } = await runCheck({ root, paths: [], services: usualServices, watch: false, json: false });
  if (ok) return fine('documents', 'The check finds no error.');
  return wrong('documents', `The check finds errors: npm run content -- check --root ${root}`);
}

/** The check needs packages that no server needs, so that an installation for production alone lacks them. */
async function loadCheck() {
  try {
    const { runCheck } = await import('../../../authoring/check/runCheck.ts');
    const { usualServices } = await import('../../../authoring/check/services/readServices.ts');
    return { runCheck, usualServices };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
