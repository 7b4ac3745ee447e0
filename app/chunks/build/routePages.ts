import { type BuiltFile, chunkFiles } from './chunkTag.ts';

/**
 * The page of each route, by the route's name: the app's page, which also loads the code of the route's screen. Without
 * this a browser would learn of that code only when the app runs.
 *
 * @param html the app's page
 * @param root the folder that module paths are below
 * @param screens the module of each route's screen, as a path below `root`
 * @param early the file that runs before the app, and which routes have it in their page
 */
export function routePages(
  html: string,
  bundle: Readonly<Record<string, BuiltFile>>,
  root: string,
  screens: Readonly<Record<string, string>>,
  early: { readonly isOn: (route: string) => boolean; readonly file: string },
): ReadonlyMap<string, string> {
  const files = new Map(chunkFiles(bundle, root));
  return new Map(
    Object.entries(screens).map(([route, module]) => {
      const tags = [
        ...(early.isOn(route) ? [`<script type="module" async src="/${early.file}"></script>\n    `] : []),
        ...stylesFirst(files.get(module) ?? []).map(loadTag),
      ].join('');
      return [route, html.replace('</head>', () => `${tags}</head>`)];
    }),
  );
}

/** The page is painted when all its styles are there, and browsers load only a few files at a time. */
const stylesFirst = (files: readonly string[]): readonly string[] => [
  ...files.filter((file) => file.endsWith('.css')),
  ...files.filter((file) => !file.endsWith('.css')),
];

/**
 * Loads a file before the app asks for it; a style sheet also applies at once. It needs no nonce, because the policy
 * allows our own files.
 */
const loadTag = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">\n    `
    : `<link rel="modulepreload" crossorigin href="/${file}">\n    `;
