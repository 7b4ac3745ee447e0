/**
 * The addresses of all files that a chunk needs, by the path of its module below `app`. The build writes them into the
 * page (`build/chunkTags.ts`); the development server does not, so there it is none.
 */
export function chunkFiles(name: string, page: Document): readonly string[] {
  for (const tag of page.querySelectorAll('meta[name="stepwell-chunk"]')) {
    const [chunk, ...files] = tag.getAttribute('content')?.split(' ') ?? [];
    if (chunk === name) return files.map((file) => `/${file}`);
  }
  return [];
}
