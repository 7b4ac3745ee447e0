import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** The deployment for tests of content: every document is requested from the content API first. */
export const newestDeployment: Deployment = {
  environment: 'test',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/api', file: '/file' },
  forceFetchFromAPI: ['*'],
};
