import type { StoredMail } from '../mail/outbox.ts';
import { escapeHtml } from '../page/escapeHtml.ts';
import { referencePage } from './referencePage.ts';

/** The text of a mail as HTML, with its URLs as links. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const article = ({ id, recipient, subject, text, createdAt, sentAt }: StoredMail): string => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p>To ${escapeHtml(recipient)}, <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>, ${sentAt ? 'sent' : 'kept here'}</p>
    <pre>${withLinks(text)}</pre>
    <p><a href="/reference/outbox/${id}">${escapeHtml(subject)}, as HTML</a></p>
  </article>`;

export const outboxPage = (mails: readonly StoredMail[], nonce: string): string =>
  referencePage('Outbox', mails.length ? mails.map(article).join('') : '<p>No mail yet.</p>', nonce);
