/** What the build reports about one output file, as far as it matters here. */
export interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

export interface ChunkTag {
  readonly tag: 'script';
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: string;
  readonly injectTo: 'body';
}

/**
 * {@link chunkFiles} as data of the page: the files of each, by the path of its module. It stands at the end, because the
 * page can be painted without it.
 */
export function chunkTag(bundle: Readonly<Record<string, BuiltFile>>, root: string): ChunkTag {
  const files = chunkFiles(bundle, root).map(([module, files]) => [module, files.join(' ')]);
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'stepwell-chunks' },
    children: JSON.stringify(Object.fromEntries(files)),
    injectTo: 'body',
  };
}

/**
 * Each chunk that is loaded late, by the path of its module below `root`, with every file that it needs and that the
 * page does not load itself.
 */
export function chunkFiles(
  bundle: Readonly<Record<string, BuiltFile>>,
  root: string,
): readonly (readonly [module: string, files: readonly string[]])[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const own = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? [...listFiles(chunk, bundle)] : [])));
  return chunks.flatMap((chunk) => {
    const { isDynamicEntry, facadeModuleId } = chunk;
    if (!isDynamicEntry || !facadeModuleId?.startsWith(root)) return [];
    return [[facadeModuleId.slice(root.length), [...listFiles(chunk, bundle)].filter((file) => !own.has(file))]];
  });
}

/** The files of the chunk and of all that it imports, with their styles. */
function listFiles(
  { fileName, imports = [], viteMetadata }: BuiltFile,
  bundle: Readonly<Record<string, BuiltFile>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(fileName)) return seen;
  for (const file of [fileName, ...(viteMetadata?.importedCss ?? [])]) seen.add(file);
  for (const name of imports) {
    const imported = bundle[name];
    if (imported) listFiles(imported, bundle, seen);
  }
  return seen;
}
