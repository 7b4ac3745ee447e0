import type { PreparedView } from './renderView.ts';

/** Where the app puts its own title, and where it renders. */
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';

/** The page with its first view, and with the documents that the app would otherwise fetch for it. */
export function withFirstView(html: string, { head, style, body, texts }: PreparedView, nonce: string): string {
  const data = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return html
    .replace(TITLE, () => head)
    .replace('</head>', () => `<style nonce="${nonce}">${style.replaceAll('<', '')}</style></head>`)
    .replace(
      ROOT,
      () => `<div id="root">${body}</div><script type="application/json" id="stepwell-texts">${data}</script>`,
    );
}
