import { escapeHtml } from '../page/escapeHtml.ts';

const STYLE = `
  main { overflow-wrap: break-word; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2430; background: #fff; }
  article { border: 1px solid #6b7785; border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
  h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem; }
  h3 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
  h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
  p { margin: .25rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }
  code, pre.code { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  pre.code { background: #f2f4f7; border-radius: .375rem; padding: .75rem 1rem; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
  th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-top: 1px solid #d5dae1; }
  td ul { margin: 0; padding-left: 1rem; }
  nav code { display: block; color: #4a5563; }
  nav li { margin: .25rem 0; }
  a { color: #0b4f8a; }
  @media (max-width: 40rem) {
    thead { display: none; }
    tr { display: block; border-top: 1px solid #d5dae1; padding: .375rem 0; }
    td { display: block; border: 0; padding: 0; }
  }`;

/**
 * A page of the reference backend, which keeps to the policy of every other page: its one style has the nonce, and it
 * has no script.
 *
 * @param content HTML
 */
export const referencePage = (title: string, content: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
  <h1>${escapeHtml(title)}</h1>
  ${content}
  </main>
</body>
</html>
`;
