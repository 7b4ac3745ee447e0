import { checkDeployment, type Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** For a page without a configuration, as the development server sends it. */
const ownOrigin: Deployment = {
  environment: 'dev',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: ['*'],
};

/** The deployment in `<meta name="stepwell-configuration">`, which the server writes; undefined if it is invalid. */
export function readDeployment(page: Document): Deployment | undefined {
  const text = page.querySelector('meta[name="stepwell-configuration"]')?.getAttribute('content') ?? '';
  if (text === '') return ownOrigin;
  const value = parse(text);
  return checkDeployment(value) ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
