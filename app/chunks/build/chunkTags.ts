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
  readonly tag: 'meta';
  readonly attrs: Readonly<Record<string, string>>;
  readonly injectTo: 'head';
}

/**
 * One `<meta name="stepwell-chunk">` for each chunk that is loaded late. It lists the path of the chunk's module below
 * `root`, then every file that must be loaded before the chunk runs and that the page does not load itself.
 */
export function chunkTags(bundle: Readonly<Record<string, BuiltFile>>, root: string): ChunkTag[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const own = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? [...listFiles(chunk, bundle)] : [])));
  return chunks.flatMap((chunk) => {
    const { isDynamicEntry, facadeModuleId } = chunk;
    if (!isDynamicEntry || !facadeModuleId?.startsWith(root)) return [];
    const files = [...listFiles(chunk, bundle)].filter((file) => !own.has(file));
    const content = [facadeModuleId.slice(root.length), ...files].join(' ');
    return [{ tag: 'meta', attrs: { name: 'stepwell-chunk', content }, injectTo: 'head' }];
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
