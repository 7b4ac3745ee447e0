import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** The stages that have hosts of their own. Any other value, or none, means production. */
const stages: readonly (string | undefined)[] = ['dev', 'test', 'stage'];

/** The address of a content image (PAGE-13). Its host depends on the deployment's environment. */
export function imageUrl(
  { environment, imageDomain }: Pick<Deployment, 'environment' | 'imageDomain'>,
  asset: string,
): string {
  const path = `/content/v2/binary/image/${encodeURIComponent(asset)}`;
  if (imageDomain === undefined) return path;
  return `https://${stages.includes(environment) ? `www-${environment}` : 'www'}.${imageDomain}${path}`;
}
