import { readFile } from 'node:fs/promises';
import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import { checkDeployment, type Deployment } from '../../schemas/generated/api/deployment/reply.js';

/**
 * Reads the deployment, from which the app learns where it runs.
 * @throws Error that names DEPLOYMENT_FILE, where it cannot be read or breaks schemas/api/deployment
 */
export async function readDeployment(file: string): Promise<Deployment> {
  const document = await readJson(file);
  if (!checkDeployment(document)) {
    const places = (checkDeployment.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
    );
    throw new Error(`DEPLOYMENT_FILE ${file}: ${places.join('; ')}`);
  }
  const { analytics } = document;
  if (analytics !== undefined && !checkDeploymentAnalytics(analytics))
    throw new Error(`DEPLOYMENT_FILE ${file}: /analytics ${SINKS}`);
  return document;
}

/** The check itself would name what is missing for each kind of sink. */
const SINKS =
  'must be { "sink": "none" }, { "sink": "beacon", "url": ... } or { "sink": "dataLayer", "array": ..., "script": ... }, as schemas/api/deployment/analytics.json describes it';

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`DEPLOYMENT_FILE ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
