import { isDeepStrictEqual } from 'node:util';
import { flowRequirements } from '../../../app/content/generated/settings/flowRequirements.ts';
import { schedulerConfig } from '../../../app/content/generated/settings/schedulerConfig.ts';
import type { CheckTools } from '../../check/CheckTools.ts';
import { checkContent } from '../../check/checkContent.ts';
import type { LocatedProblem } from '../../check/problems/LocatedProblem.ts';
import { proveContent } from '../../proof/proveContent.ts';
import type { Change } from '../Change.ts';
import type { ContentVersion } from '../read/ContentVersion.ts';

/** What check and proof find in the newer documents and not in the older ones, by the names of documents. */
export async function compareFindings(
  before: ContentVersion,
  after: ContentVersion,
  tools: CheckTools,
): Promise<ReadonlyMap<string, readonly Change[]>> {
  const isWanted = (name: string): boolean => mayProveOtherwise(name, before, after);
  const is = await findIn(after, tools, isWanted);
  const was = is.length === 0 ? [] : await findIn(before, tools, isWanted);
  const known = new Set(was.map((problem) => keyOf(problem, before)));
  const changes = new Map<string, readonly Change[]>();
  for (const problem of is.filter((each) => !known.has(keyOf(each, after)))) {
    const document = nameOf(problem, after);
    changes.set(document, [...(changes.get(document) ?? []), toChange(problem)]);
  }
  return changes;
}

/** Whether the proof of a document can say something else: it differs, or the flows and categories that name it, or their needs, do. */
function mayProveOtherwise(name: string, before: ContentVersion, after: ContentVersion): boolean {
  const [was, is] = [before, after].map(({ asking, catalogued }) => [
    asking.get(name)?.written,
    ...[schedulerConfig, flowRequirements].map((each) => catalogued.find(({ kind }) => kind === each)?.file.text),
  ]);
  return !isDeepStrictEqual(was, is);
}

async function findIn(
  { files }: ContentVersion,
  tools: CheckTools,
  isWanted: (document: string) => boolean,
): Promise<readonly LocatedProblem[]> {
  const { problems } = await proveContent(files, { isWanted });
  return [...(await checkContent(files, tools)), ...problems];
}

/** The name of the problem's document; of a file that nothing reads, its path. */
const nameOf = ({ file }: LocatedProblem, { files, catalogued }: ContentVersion): string =>
  catalogued.find((each) => each.file.file === file)?.name ?? files.find((each) => each.file === file)?.path ?? file;

/** A problem is the same wherever it stands in its document. */
const keyOf = (problem: LocatedProblem, version: ContentVersion): string =>
  [nameOf(problem, version), problem.code, problem.message].join('\n');

const toChange = ({ severity, code, message, line, witness }: LocatedProblem): Change => ({
  verdict: severity === 'error' ? 'breaks' : 'look',
  concern: 'document',
  place: `line ${line}`,
  message: `${message} (${code})`,
  ...(witness && { example: { context: {}, answers: witness } }),
});
