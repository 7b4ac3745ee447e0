import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

export const sourceIds = { file: 'file', api: 'api' } as const;

/** Where a document is asked for, in order: the shipped file, or first the content API where the deployment says so. */
export function sourceOrder(name: string, { forceFetchFromAPI }: Pick<Deployment, 'forceFetchFromAPI'>): string[] {
  const live = forceFetchFromAPI.includes(name) || forceFetchFromAPI.includes('*');
  return live ? [sourceIds.api, sourceIds.file] : [sourceIds.file];
}
