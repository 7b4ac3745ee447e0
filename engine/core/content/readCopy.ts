import type { ContentProblem, Result } from '../errors/ContentProblem.ts';
import { isObject } from '../json/Json.ts';
import { checkDocument, type ProblemDetails } from './checkDocument.ts';
import type { DocumentEntry, Insertion } from './DocumentEntry.ts';
import { transclude, transcludedNames } from './transclude.ts';

/** What a reader gets whose signal was aborted. */
export const CANCELLED = Symbol('cancelled');
export type Cancelled = typeof CANCELLED;

/** The JSON that a source has at a path; or, when there is none, the HTTP status and the problems. */
export type RawCopy =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly status: number; readonly problems: readonly ContentProblem[] };

export type Copy<U> =
  | { readonly ok: true; readonly document: U; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly status: number; readonly problems: readonly ContentProblem[] };

export interface CopyReader {
  readonly readJson: (document: string, path: string, source: string) => Promise<RawCopy | Cancelled>;
  readonly find: (name: string) => DocumentEntry<unknown, unknown> | undefined;
  /** How many values a document may have after transclusion. */
  readonly nodes: number;
  readonly details: ProblemDetails | undefined;
  /** Waited for before a document is checked. */
  readonly pause: () => Promise<void>;
}

/** Status of a copy that arrived but is broken. */
const BROKEN = 500;

/** Reads one copy of a document from one source, and merges, transcludes, checks and compiles it. */
export async function readCopy<T, U>(
  entry: DocumentEntry<T, U>,
  source: string,
  reader: CopyReader,
): Promise<Copy<U | T> | Cancelled> {
  const raw = await readMerged(entry, source, reader);
  if (raw === CANCELLED || !raw.ok) return raw;
  const whole = await readWhole(entry, raw.value, source, reader);
  if (whole === CANCELLED || !whole.ok) return whole;
  await reader.pause();
  const checked = check(entry, whole, reader);
  if (checked.ok) return { ok: true, document: checked.value, problems: whole.problems };
  return { ok: false, status: BROKEN, problems: [...whole.problems, ...checked.problems] };
}

async function readMerged(
  { name, path, merge = [] }: DocumentEntry<unknown, unknown>,
  source: string,
  { readJson }: CopyReader,
): Promise<RawCopy | Cancelled> {
  let merged: RawCopy | Cancelled = await readJson(name, path, source);
  for (const further of merge) {
    if (merged === CANCELLED || !merged.ok) return merged;
    const next = await readJson(name, further, source);
    if (next === CANCELLED || !next.ok) return next;
    merged = { ok: true, value: mergeDocuments(merged.value, next.value) };
  }
  return merged;
}

/**
 * Merges two documents: lists are joined end to end, objects member by member; of other values the second one counts.
 * When only one of two values is a list, the other one is kept, so that the document's check reports it.
 */
function mergeDocuments(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (Array.isArray(first) !== Array.isArray(second)) return Array.isArray(first) ? second : first;
  if (!isObject(first) || !isObject(second)) return second;
  const members = new Map(Object.entries(first));
  for (const [name, value] of Object.entries(second))
    members.set(name, members.has(name) ? mergeDocuments(members.get(name), value) : value);
  return Object.fromEntries(members);
}

interface WholeDocument {
  readonly ok: true;
  readonly value: unknown;
  readonly insertions: readonly Insertion[];
  readonly problems: readonly ContentProblem[];
}

type Whole = WholeDocument | Extract<RawCopy, { ok: false }>;

/** Replaces the document's transclusions. Problems of other documents do not break it while they have a good copy. */
async function readWhole(
  entry: DocumentEntry<unknown, unknown>,
  value: unknown,
  source: string,
  reader: CopyReader,
): Promise<Whole | Cancelled> {
  if (!entry.transcludes) return { ok: true, value, insertions: [], problems: [] };
  const documents = new Map<string, unknown>([[entry.name, value]]);
  const problems: ContentProblem[] = [];
  const wanted = [...transcludedNames(value)];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const other = documents.has(name) ? undefined : (entry.find ?? reader.find)(name);
    if (other === undefined) continue;
    const found = await readTranscluded(other, sourcesFor(entry, source, other), reader);
    if (found === CANCELLED) return CANCELLED;
    problems.push(...found.problems);
    if (!found.ok) continue;
    documents.set(name, found.document);
    wanted.push(...transcludedNames(found.document));
  }
  const insertions: Insertion[] = [];
  const whole = transclude(value, documents, { document: entry.name, pointer: '' }, reader.nodes, insertions);
  if (whole.ok) return { ok: true, value: whole.value, insertions, problems };
  return { ok: false, status: BROKEN, problems: [...problems, ...whole.problems] };
}

/**
 * The sources from which a copy's transcluded document is read. A copy from the entry's first source starts with the
 * other document's first source. A copy from a later source starts with that same source, whose copies were shipped
 * together: the other document may be what broke the first copy.
 */
function sourcesFor(
  entry: DocumentEntry<unknown, unknown>,
  source: string,
  other: DocumentEntry<unknown, unknown>,
): readonly string[] {
  const from = source === entry.sources[0] ? 0 : other.sources.indexOf(source);
  return other.sources.slice(Math.max(0, from));
}

async function readTranscluded(
  entry: DocumentEntry<unknown, unknown>,
  sources: readonly string[],
  reader: CopyReader,
): Promise<Copy<unknown> | Cancelled> {
  const problems: ContentProblem[] = [];
  for (const source of sources) {
    const raw = await readMerged(entry, source, reader);
    if (raw === CANCELLED) return CANCELLED;
    await reader.pause();
    // A document that transcludes cannot be checked before its own transclusions are replaced.
    const checked = !raw.ok
      ? raw
      : entry.transcludes
        ? raw
        : checkDocument(entry.name, entry.check, raw.value, reader.details);
    if (checked.ok) return { ok: true, document: checked.value, problems };
    problems.push(...checked.problems);
  }
  return { ok: false, status: BROKEN, problems };
}

function check<T, U>(
  entry: DocumentEntry<T, U>,
  { value, insertions }: WholeDocument,
  { details }: CopyReader,
): Result<T | U> {
  const checked = checkDocument(entry.name, entry.check, value, details);
  return checked.ok && entry.compile !== undefined ? entry.compile(checked.value, insertions) : checked;
}
