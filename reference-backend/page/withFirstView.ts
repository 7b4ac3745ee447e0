import type { ReadText } from '../content/createFileReader.ts';
import type { PreparedView } from './renderView.ts';

/** Where the app puts its own title, and where it renders. */
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const STYLE_SHEET = /<link rel="stylesheet"(?![^>]* media=)[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The page with its first view. Its styles are part of it as well, so that a browser can paint it without another
 * answer; what the app needs to take it over comes beside it.
 *
 * @param texts the address of the documents and replies that the view was rendered from
 * @param readFile reads a file of the app by its address
 */
export async function withFirstView(
  html: string,
  { head, style, body }: PreparedView,
  texts: string,
  nonce: string,
  readFile: ReadText,
): Promise<string> {
  const { page, files, styles } = await takeStyles(html, readFile);
  return page
    .replace(TITLE, () => head)
    .replace(
      '</head>',
      () =>
        `<link rel="preload" as="fetch" crossorigin id="stepwell-texts" href="${texts}"><style nonce="${nonce}" data-files="${files.join(' ')}">${`${styles}${style}`.replaceAll('</', '<\\/')}</style></head>`,
    )
    .replace(ROOT, () => `<div id="root">${body}</div>`);
}

interface TakenStyles {
  readonly page: string;
  /** Addresses of the style sheets, which the app does not load again (`noteStyles`). */
  readonly files: readonly string[];
  readonly styles: string;
}

/**
 * Takes the style sheets out of the page; none where a file cannot be read. Of what styles in the page ask for, browsers
 * tell the whole address of the page, with what a link says of the guest. So they may ask for nothing. A sheet that only
 * some windows load stays where it is.
 */
async function takeStyles(html: string, readFile: ReadText): Promise<TakenStyles> {
  const files = [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address);
  const sheets = await Promise.all(files.map(readFile));
  const styles = sheets.join('');
  if (sheets.includes(undefined) || styles.includes('url(/')) return { page: html, files: [], styles: '' };
  return { page: html.replace(STYLE_SHEET, ''), files, styles };
}
