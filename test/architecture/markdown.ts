import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folders that a build, a test or an installation creates, in any place. */
const made = ['node_modules', 'dist', 'generated', 'test-results', 'playwright-report', '.git', '.data'];

/** The folder for the results of the benchmarks. */
const measured = 'bench/results';

/** Every file of the repository that was not generated, with forward slashes. */
export function writtenFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === measured) return [];
      return entry.isDirectory() ? writtenFiles(path) : [path];
    });
}

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

export interface Link {
  /** The file it leads to, relative to the repository. */
  readonly to: string;
  /** The heading it leads to, as GitHub writes it; empty for the file as a whole. */
  readonly anchor: string;
}

/** The links of a page to files of this repository. Text in backquotes is not a link. */
export function linksIn(file: string, text: string): Link[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', anchor = ''] = target.split('#');
    return [{ to: path === '' ? file : join(dirname(file), path).replaceAll('\\', '/'), anchor }];
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
export const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

export interface CodeBlock {
  /** The file that the paragraph above the block names first; undefined when it names none. */
  readonly file: string | undefined;
  readonly text: string;
}

/** The blocks of code of a page that come after a paragraph. */
export const codeBlocksIn = (text: string): CodeBlock[] =>
  [...text.matchAll(/((?:[^\n]+\n)+)\n```(?:tsx?|json|css)\n([\s\S]*?)\n```/g)].map(([, above = '', code = '']) => ({
    file: /`([\w-]+\.\w+)`/.exec(above)?.[1],
    text: `${code}\n`,
  }));
