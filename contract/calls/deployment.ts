import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import { checkDeployment } from '../../schemas/generated/api/deployment/reply.js';
import { defineContract } from '../case/defineContract.ts';
import { unless } from '../check/unless.ts';
import { parseJson } from '../exchange/json.ts';

const META = /<meta name="stepwell-configuration" content="([^"]*)"/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Reads the deployment that the page carries for the app. */
const readPage = (html: string): unknown =>
  parseJson((META.exec(html)?.[1] ?? '').replace(/&(amp|lt|gt|quot|#39);/g, (_all, name) => ENTITIES[name] ?? ''));

/** This is not a call: the deployment is in the page that a guest opens, and names the server of the calls. */
export const deployment = defineContract({
  call: 'deployment',
  checkReply: checkDeployment,
  readBody: readPage,
  cases: [
    {
      name: 'in the page',
      statuses: [200],
      send: ({ target: { pageUrl } }) => ({
        headers: { accept: 'text/html' },
        ...(pageUrl !== undefined && { baseUrl: pageUrl }),
        findViolation: ({ analytics }) =>
          unless(
            analytics === undefined || checkDeploymentAnalytics(analytics),
            '/analytics',
            'a sink with all that it needs',
            'another one',
          ),
      }),
    },
  ],
});
