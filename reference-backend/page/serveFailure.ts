import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, mergeMessages } from '../../app/messages/mergeMessages.ts';
import { shippedSiteMessages } from '../../schemas/generated/content/messages/site-messages.shipped.js';
import type { Backend } from '../Backend.ts';
import { readDocument } from '../content/readDocument.ts';
import { readSupport } from '../content/readSupport.ts';
import { failurePage } from './failurePage.ts';

const MESSAGES = 'textcollection/1.0.0/messages/site-messages.json';

/**
 * Serves the page that stands in for any other while the server fails, as it does until its database answers. Words and
 * phone number are those that content has now. The caller sets status and headers of the failure.
 */
export async function serveFailure(
  { configuration: { contentDirectory }, deployment }: Pick<Backend, 'configuration' | 'deployment'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [document, support] = await Promise.all([
    readDocument(contentDirectory, MESSAGES, isRecord),
    readSupport(contentDirectory, deployment.bannerName),
  ]);
  const messages = mergeMessages(shippedSiteMessages, document);
  return reply.type('text/html; charset=utf-8').send(failurePage(messages, support, request.cspNonce));
}
