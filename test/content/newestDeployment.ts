import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** What tests of content are deployed with: every document is asked of the content API first. */
export const newestDeployment: Deployment = {
  environment: 'test',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/api', file: '/file' },
  forceFetchFromAPI: ['*'],
};
