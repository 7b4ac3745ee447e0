import { readFile } from 'node:fs/promises';
import { checkDeployment, type Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** Reads what the app is told about where it runs. @throws Error where the file does not keep to schemas/api/deployment */
export async function readDeployment(file: string): Promise<Deployment> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (checkDeployment(document)) return document;
  const places = (checkDeployment.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  throw new Error(`${file}: ${places.join('; ')}`);
}
