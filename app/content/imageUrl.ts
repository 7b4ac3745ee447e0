import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** Stages with hosts of their own; every other name of a stage, and none, is production. */
const stages: readonly (string | undefined)[] = ['dev', 'test', 'stage'];

/** The address of an image of the content (PAGE-13): the host goes by the deployment's environment. */
export function imageUrl(
  { environment, imageDomain }: Pick<Deployment, 'environment' | 'imageDomain'>,
  asset: string,
): string {
  const path = `/content/v2/binary/image/${encodeURIComponent(asset)}`;
  if (imageDomain === undefined) return path;
  return `https://${stages.includes(environment) ? `www-${environment}` : 'www'}.${imageDomain}${path}`;
}
