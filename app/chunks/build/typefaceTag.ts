import type { BuiltFile } from './chunkTag.ts';

/** Below the app's folder. */
export const typefaceSheet = 'ui/theme/typeface.css';

export interface TypefaceTag {
  readonly tag: 'link';
  readonly attrs: Readonly<Record<string, string>>;
  readonly injectTo: 'head';
}

/**
 * Loads the typeface, in wide windows alone. It has a style sheet of its own, because all others are part of the page,
 * and styles in a page may ask for no file (`reference-backend/page/withFirstView.ts`).
 *
 * @param bundle what the build has made; undefined in the development server, which serves the file itself
 * @throws Error where the build has not made the sheet
 */
export function typefaceTag(bundle: Readonly<Record<string, BuiltFile>> | undefined): TypefaceTag {
  const built = bundle && Object.keys(bundle).find((name) => /\btypeface-[^/]*\.css$/.test(name));
  if (bundle && built === undefined) throw new Error('the build has made no style sheet of the typeface');
  return {
    tag: 'link',
    attrs: { rel: 'stylesheet', media: '(min-width: 600px)', href: `/${built ?? typefaceSheet}` },
    injectTo: 'head',
  };
}
