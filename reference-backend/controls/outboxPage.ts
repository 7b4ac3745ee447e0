import type { StoredMail } from '../mail/outbox.ts';
import { escapeHtml } from '../page/escapeHtml.ts';

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1b2430; background: #fff; }
  article { border: 1px solid #6b7785; border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: .25rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }
  a { color: #0b4f8a; }`;

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

/**
 * The mails as a page that keeps to the policy of every other page: its one style has the nonce, and it has no script.
 */
export const outboxPage = (mails: readonly StoredMail[], nonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Outbox</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
  <h1>Outbox</h1>
  ${mails.length ? mails.map(article).join('') : '<p>No mail yet.</p>'}
  </main>
</body>
</html>
`;
