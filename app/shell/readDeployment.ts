import { checkDeployment, type Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** For a page that no server filled in: the development server. */
const ownOrigin: Deployment = {
  environment: 'dev',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: ['*'],
};

/** What the server wrote into `<meta name="stepwell-configuration">`; undefined where that is not a deployment. */
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
