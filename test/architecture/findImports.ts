import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = join(import.meta.dirname, '../..');

export interface Import {
  /** The importing file, relative to the repository, with forward slashes. */
  readonly from: string;
  /** The imported file in the same form, or the package's specifier when it is not a file of this repository. */
  readonly to: string;
  readonly ours: boolean;
  /** The compiler erases the import, so the package need not be installed. */
  readonly typeOnly: boolean;
}

const slashed = (path: string): string => relative(root, path).split(sep).join('/');

/** Whether a file was made by a build, in a folder that git ignores. */
const isMade = (path: string): boolean =>
  ['generated', 'dist'].some((folder) => path.includes(`${sep}${folder}${sep}`));

/** Every TypeScript file below the folders, relative to the repository. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => join(root, folder, f)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !isMade(path) && statSync(path).isFile())
    .map(slashed)
    .sort();
}

/** The engine's entry points, as the package's `imports` name them. */
const entryPoints: Readonly<Record<string, string>> = {
  '#engine': 'engine/core/index.ts',
  '#engine/checks': 'engine/checks/index.ts',
  '#engine/explain': 'engine/core/explain/index.ts',
  '#engine/problems': 'engine/core/problems/index.ts',
  '#engine/react': 'engine/react/index.ts',
  '#engine/messages/en': 'engine/messages/en.ts',
};

function resolve(from: string, specifier: string): { to: string; ours: boolean } {
  const entryPoint = entryPoints[specifier];
  if (entryPoint !== undefined) return { to: entryPoint, ours: true };
  if (!specifier.startsWith('.')) return { to: specifier, ours: false };
  return { to: slashed(join(root, dirname(from), specifier)), ours: true };
}

/** The static, re-exporting and dynamic imports of one file. */
export function findImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map((i) => ({
      specifier: i.moduleRequest.value,
      typeOnly: i.entries.length > 0 && i.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((e) =>
      e.entries.flatMap((x) => (x.moduleRequest ? [{ specifier: x.moduleRequest.value, typeOnly: x.isType }] : [])),
    ),
    // What is computed, such as a file of the build, has no specifier.
    ...module.dynamicImports.flatMap((i) => {
      const [, , specifier] = /^(['"`])(.*)\1$/.exec(text.slice(i.moduleRequest.start, i.moduleRequest.end)) ?? [];
      return specifier === undefined ? [] : [{ specifier, typeOnly: false }];
    }),
  ];
  return found.map(({ specifier, typeOnly }) => ({ from: file, typeOnly, ...resolve(file, specifier) }));
}
