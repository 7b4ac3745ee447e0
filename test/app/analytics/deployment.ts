import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';

export const deployment: Deployment = {
  environment: 'test',
  bannerName: 'kroger',
  tenant: 'clinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: [],
};
