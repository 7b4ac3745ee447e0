import { readFile } from 'node:fs/promises';
import { checkDeployment, type Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { analyticsProblem } from './analyticsProblem.ts';

/**
 * Reads the deployment, from which the app learns where it runs.
 * @throws Error that names DEPLOYMENT_FILE and what is wrong, where it cannot be read or breaks schemas/api/deployment
 */
export async function readDeployment(file: string): Promise<Deployment> {
  const document = await readJson(file);
  if (!checkDeployment(document)) {
    const places = (checkDeployment.errors ?? []).map(
      ({ instancePath, message, params: { additionalProperty } }) =>
        `${instancePath || '/'} ${message}${additionalProperty === undefined ? '' : `: ${additionalProperty}`}`,
    );
    throw new Error(`DEPLOYMENT_FILE ${file}: ${places.join('; ')}`);
  }
  const problem = document.analytics === undefined ? undefined : analyticsProblem(document.analytics);
  if (problem !== undefined) throw new Error(`DEPLOYMENT_FILE ${file}: ${problem}`);
  return document;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`DEPLOYMENT_FILE ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
