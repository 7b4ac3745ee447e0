import { parseArgs } from 'node:util';
import { usualRoot } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { readDocuments } from '../check/read/DocumentFile.ts';
import { loadServices, usualServices } from '../check/services/readServices.ts';
import { type Verdict, verdicts } from './Change.ts';
import { compareContent } from './compareContent.ts';
import { isAddress, readSource } from './read/readSource.ts';
import { formatComparison, type ReportFormat } from './report/formatComparison.ts';

export interface CompareRun {
  readonly report: string;
  /** 0 safe, 1 look, 2 breaks. */
  readonly code: number;
}

/**
 * Compares two sources of documents.
 *
 * @param args of the command line: the older source, the newer one, and options
 * @throws Error for an unknown option, or a source that cannot be read
 */
export async function runCompare(args: readonly string[]): Promise<CompareRun> {
  const { sources, root, services, format } = parse(args);
  const [older, newer] = await readBoth(sources, root);
  const comparison = await compareContent(older, newer, checkTools(await loadServices(services)));
  return { report: formatComparison(comparison, format), code: exitCode(comparison.verdict) };
}

const exitCode = (verdict: Verdict): number => verdicts.indexOf(verdict);

interface CompareOptions {
  readonly sources: readonly [string, string];
  readonly root: string;
  readonly services: string;
  readonly format: ReportFormat;
}

function parse(args: readonly string[]): CompareOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: usualRoot },
      services: { type: 'string', default: usualServices },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  });
  const [older, newer, ...more] = positionals;
  if (older === undefined || newer === undefined || more.length > 0)
    throw new TypeError('Two sources are compared: npm run content -- compare <older> <newer>');
  if (values.json && values.markdown) throw new TypeError('A report is either --json or --markdown.');
  const format = values.json ? 'json' : values.markdown ? 'markdown' : 'text';
  return { sources: [older, newer], root: values.root, services: values.services, format };
}

type Documents = Awaited<ReturnType<typeof readSource>>;

/** A server does not say which documents it has, so it is asked for those of the other source and for the shipped ones. */
async function readBoth(
  [older, newer]: CompareOptions['sources'],
  root: string,
): Promise<readonly [Documents, Documents]> {
  const shipped = isAddress(older) || isAddress(newer) ? readDocuments(usualRoot).map(({ path }) => path) : [];
  if (isAddress(older)) {
    const after = await readSource(newer, { root }, shipped);
    return [await readSource(older, { root }, pathsOf(shipped, after)), after];
  }
  const before = await readSource(older, { root }, shipped);
  return [before, await readSource(newer, { root }, pathsOf(shipped, before))];
}

const pathsOf = (paths: readonly string[], documents: Documents): readonly string[] => [
  ...new Set([...paths, ...documents.map(({ path }) => path)]),
];
