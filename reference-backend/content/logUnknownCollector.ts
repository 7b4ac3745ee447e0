import type { FastifyInstance } from 'fastify';
import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** Logs that nothing here answers the collector's path, which is a mistake unless a proxy in front does. */
export function logUnknownCollector(app: FastifyInstance, { analytics }: Deployment): void {
  if (!checkDeploymentAnalytics(analytics) || analytics.sink !== 'beacon') return;
  const { url } = analytics;
  if (!url.startsWith('/') || app.hasRoute({ method: 'POST', url })) return;
  app.log.warn(
    `The deployment sends analytics to ${url}, which this server does not answer: they are lost unless a proxy in front of it takes them.`,
  );
}
