import { isDeepStrictEqual } from 'node:util';
import type { CheckTools } from '../check/CheckTools.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { bookingContract } from '../proof/request/bookingContract.ts';
import { type Change, type Comparison, type DocumentChanges, gravest } from './Change.ts';
import { compareAsking } from './compareAsking.ts';
import { compareFindings } from './documents/compareFindings.ts';
import { compareValues } from './documents/compareValues.ts';
import { isPartOfForms } from './documents/isPartOfForms.ts';
import { type ContentVersion, compileVersion } from './read/ContentVersion.ts';

/**
 * What changes for guests and in requests when the newer documents take the place of the older ones.
 *
 * @param tools of the content check
 */
export async function compareContent(
  older: readonly DocumentFile[],
  newer: readonly DocumentFile[],
  tools: CheckTools,
): Promise<Comparison> {
  if (isDeepStrictEqual(textsOf(older), textsOf(newer))) return { verdict: 'safe', documents: [] };
  return compareVersions(await compileVersion(older), await compileVersion(newer), tools);
}

/** The same for documents that are compiled already. */
export async function compareVersions(
  before: ContentVersion,
  after: ContentVersion,
  tools: CheckTools,
): Promise<Comparison> {
  const asking = compareAllAsking(before, after);
  const findings = await compareFindings(before, after, tools);
  const names = [...new Set([...namesOf(before), ...namesOf(after), ...findings.keys()])].sort();
  const documents = names.flatMap((name): readonly DocumentChanges[] => {
    const asked = asking.get(name);
    const found = findings.get(name) ?? [];
    // What a part of forms changes is said of those that ask it.
    const own = asked?.changes ?? compareDocument(name, before, after, found.length > 0 || asking.size > 0);
    const changes = [...found, ...own];
    if (changes.length === 0) return [];
    const verdict = gravest(changes.map((change) => change.verdict));
    return [{ document: name, verdict, changes, ...(asked?.halfWay && { halfWay: asked.halfWay }) }];
  });
  return { verdict: gravest(documents.map(({ verdict }) => verdict)), documents };
}

const textsOf = (files: readonly DocumentFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

const namesOf = ({ catalogued }: ContentVersion): readonly string[] => catalogued.map(({ name }) => name);

type Asked = Pick<DocumentChanges, 'changes' | 'halfWay'>;

/** The form configurations and prescreens that differ and could be compared, by name. */
function compareAllAsking(before: ContentVersion, after: ContentVersion): ReadonlyMap<string, Asked> {
  const contract = bookingContract();
  const compared = [...before.asking].flatMap(([name, was]): readonly (readonly [string, Asked])[] => {
    const is = after.asking.get(name);
    if (is === undefined || isDeepStrictEqual(was.written, is.written)) return [];
    return [[name, compareAsking(was, is, name, contract)]];
  });
  return new Map(compared.filter(([, { changes }]) => changes.length > 0));
}

/** The changes of a document that was not compared as something that asks. */
function compareDocument(
  name: string,
  before: ContentVersion,
  after: ContentVersion,
  isExplained: boolean,
): readonly Change[] {
  const [was, is] = [before, after].map(({ catalogued }) => catalogued.find((each) => each.name === name));
  if (was === undefined) return is === undefined ? [] : [say('look', 'The document is new.')];
  if (is === undefined) return [say('look', 'The document is gone.')];
  if (before.asking.has(name) && !after.asking.has(name))
    return [say('breaks', 'With the documents that it names, it is refused: guests are shown an older copy.')];
  if (was.file.text === is.file.text) return [];
  if (after.asking.has(name) && !before.asking.has(name))
    return [say('look', 'The document can be shown now, and could not before.')];
  const values = isPartOfForms(is.kind) ? [] : compareValues(was.file.text, is.file.text);
  if (values.length > 0 || isExplained) return values;
  return [say('safe', 'The document is written otherwise, and means the same.')];
}

const say = (verdict: Change['verdict'], message: string): Change => ({
  verdict,
  concern: 'document',
  place: '',
  message,
});
