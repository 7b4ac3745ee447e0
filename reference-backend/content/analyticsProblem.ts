import { calls } from '../../schemas/calls.ts';
import {
  checkDeploymentAnalytics,
  type DeploymentAnalytics,
} from '../../schemas/generated/api/deployment/analytics.js';
import type { SchemaViolation } from '../../schemas/SchemaCheck.ts';

const ADDRESS = 'begin with https://, or on localhost and 127.0.0.1 with http://, and be written as a browser shows it';

/** What each member may be: schemas/api/deployment/analytics.json in words, as it says most of it by patterns. */
const RULES: Readonly<Record<string, string>> = {
  '': 'must be an object',
  '/sink': 'must be "none", "beacon" or "dataLayer"',
  '/url': `must be a path of this site, such as ${calls['collect-events'].path}, or ${ADDRESS}`,
  '/array':
    'must be a name that ends in Layer, such as dataLayer, or that begins with _ and a small letter, such as _mtm',
  '/script': `must ${ADDRESS}`,
};

/** What is wrong with the member `analytics` of a deployment, and where; undefined where nothing is. */
export function analyticsProblem(settings: unknown): string | undefined {
  const problem = checkDeploymentAnalytics(settings)
    ? findOddAddress(settings)
    : findViolation(checkDeploymentAnalytics.errors ?? []);
  return problem && `/analytics${problem}; see reference-backend/README.md#analytics`;
}

const withRule = (place: string): string => `${place} ${RULES[place]}`;

/** What breaks the schema of the kind that `sink` names; `sink` itself where it names none. */
function findViolation(violations: readonly SchemaViolation[]): string {
  const wrong = violations.flatMap(({ schemaPath, instancePath, params }) => {
    const kind = schemaPath.split('/')[2];
    const { missingProperty: missing, additionalProperty: unknown } = params;
    const place = missing === undefined ? instancePath : `${instancePath}/${missing}`;
    return kind ? [{ kind, place, problem: unknown === undefined ? withRule(place) : `/${unknown} is unknown` }] : [];
  });
  const others = new Set(wrong.filter(({ place }) => place === '/sink').map(({ kind }) => kind));
  return wrong.find(({ kind }) => !others.has(kind))?.problem ?? withRule('/sink');
}

/** An address that no browser would ask for as it is written, such as one with a port beyond 65535. */
function findOddAddress(settings: DeploymentAnalytics): string | undefined {
  if (settings.sink === 'none') return undefined;
  const [place, address] = settings.sink === 'beacon' ? ['/url', settings.url] : ['/script', settings.script];
  const own = 'https://own.example';
  const whole = address.startsWith('/') ? `${own}${address}` : address;
  return URL.canParse(whole) && new URL(whole).href === whole ? undefined : withRule(place);
}
