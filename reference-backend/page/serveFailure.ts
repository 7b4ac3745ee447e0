import { isRecord, mergeMessages } from '../../app/messages/mergeMessages.ts';
import { shippedSiteMessages } from '../../schemas/generated/content/messages/site-messages.shipped.js';
import { messagesPath } from '../../schemas/messagesPath.ts';
import type { Backend } from '../Backend.ts';
import { keepUntilEdited } from '../content/keepUntilEdited.ts';
import { readDocument } from '../content/readDocument.ts';
import { readSupport } from '../content/readSupport.ts';
import type { ServeFailure } from '../headers/answerErrors.ts';
import { failurePage } from './failurePage.ts';

const MESSAGES = messagesPath('site-messages');

/**
 * The function that serves the page that stands in for any other while the server fails, as it does until its database answers. Words and
 * phone number are those that content has now. The caller sets status and headers of the failure.
 */
export function serveFailure({
  configuration: { contentDirectory },
  deployment,
  noteReplaced,
}: Pick<Backend, 'configuration' | 'deployment' | 'noteReplaced'>): ServeFailure {
  const content = keepUntilEdited(async (read) => {
    const [document, support] = await Promise.all([
      readDocument(contentDirectory, MESSAGES, isRecord, read, (broken) => noteReplaced(broken, 'shipped')),
      readSupport(contentDirectory, deployment.bannerName, read, noteReplaced),
    ]);
    return { messages: mergeMessages(shippedSiteMessages, document), support };
  });
  return async (request, reply) => {
    const { messages, support } = await content();
    return reply.type('text/html; charset=utf-8').send(failurePage(messages, support, request.cspNonce));
  };
}
