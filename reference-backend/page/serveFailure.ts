import { isRecord, mergeMessages } from '../../app/messages/mergeMessages.ts';
import { shippedFailureMessages } from '../../schemas/generated/content/messages/failure-messages.shipped.js';
import { shippedSiteMessages } from '../../schemas/generated/content/messages/site-messages.shipped.js';
import { messagesPath } from '../../schemas/messagesPath.ts';
import type { Backend } from '../Backend.ts';
import { keepUntilEdited } from '../content/keepUntilEdited.ts';
import { readDocument } from '../content/readDocument.ts';
import { readSupport } from '../content/readSupport.ts';
import type { ServeFailure } from '../headers/answerErrors.ts';
import { failurePage } from './failurePage.ts';

const MESSAGES = messagesPath('site-messages');
const FAILURE_MESSAGES = messagesPath('failure-messages');

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
    const readMessages = (path: string) =>
      readDocument(contentDirectory, path, isRecord, read, (broken) => noteReplaced(broken, 'shipped'));
    const [document, failures, support] = await Promise.all([
      readMessages(MESSAGES),
      readMessages(FAILURE_MESSAGES),
      readSupport(contentDirectory, deployment.bannerName, read, noteReplaced),
    ]);
    return {
      messages: { ...mergeMessages(shippedSiteMessages, document), ...mergeMessages(shippedFailureMessages, failures) },
      support,
    };
  });
  return async (request, reply) => {
    const { messages, support } = await content();
    return reply
      .type('text/html; charset=utf-8')
      .send(failurePage(messages, support, { nonce: request.cspNonce, requestId: request.id }));
  };
}
