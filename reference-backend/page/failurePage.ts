import { phoneHref } from '../../app/formatting/phone.ts';
import { fillTemplate } from '../../app/messages/fillTemplate.ts';
import type { FailureMessages } from '../../schemas/generated/content/messages/failure-messages.js';
import type { SiteMessages } from '../../schemas/generated/content/messages/site-messages.js';
import type { Support } from '../content/readSupport.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The page without scripts, as `.unusable` of the app has it. It stands alone, because files may fail as well. */
const STYLE = `
  :root { color-scheme: light dark; --page: #f8f6f2; --surface: #fff; --text: #16232c; --link: #00607a; }
  @media screen and (prefers-color-scheme: dark) {
    :root { --page: #11171b; --surface: #1c242a; --text: #eef2f4; --link: #9ccbe8; }
  }
  body { margin: 0; padding: 1rem; background: var(--page); color: var(--text); font: 1.125rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 38rem; margin: 8vh auto 0; padding: 1rem 1.5rem 2rem; background: var(--surface); border-top: 4px solid var(--link); }
  h1 { margin: 1rem 0 0; font-size: 1.75rem; line-height: 1.1; }
  p { margin: 1rem 0 0; }
  a { color: var(--link); text-underline-offset: .2em; }
  a[href^="tel:"] { white-space: nowrap; font-weight: 700; }`;

/** What a guest reads where the server can serve no page: what to do, and whom to call. It has no script. */
export const failurePage = (
  { siteName, broken, chunk, help, callUs, number }: SiteMessages & FailureMessages,
  { phone, hours }: Support,
  { nonce, requestId }: { readonly nonce: string; readonly requestId: string },
): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="format-detection" content="telephone=no">
  <title>${escapeHtml(broken.heading)}</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
  <p>${escapeHtml(siteName)}</p>
  <h1>${escapeHtml(broken.heading)}</h1>
  <p>${escapeHtml(broken.text)}</p>
  <p><a href="">${escapeHtml(chunk.action)}</a></p>
  ${phone === undefined ? '' : `<p>${escapeHtml(`${help} ${callUs}`)} <a href="${phoneHref(phone)}">${phone}</a></p>`}
  ${phone === undefined || hours === undefined ? '' : `<p>${escapeHtml(hours)}</p>`}
  <p>${escapeHtml(fillTemplate(number, { number: requestId }))}</p>
  </main>
</body>
</html>
`;
