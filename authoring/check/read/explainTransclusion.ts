import type { ContentProblem, ProblemCode } from '#engine';
import { findDocument } from '../../../app/content/catalogue.ts';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { readPart, readPointer } from '../../jsonParts.ts';
import type { CataloguedFile } from './findDocumentByPath.ts';

/** The codes of a transclusion that does not find what it names. */
const failures: readonly ProblemCode[] = ['malformed-transclusion', 'unknown-document', 'unknown-part'];

/**
 * Turns a failed transclusion into what its author must fix. No problem is left when the other document is broken,
 * since that is reported there. When there is no such document, the problem lists the names of the existing ones.
 */
export function explainTransclusion(
  problem: ContentProblem,
  files: readonly CataloguedFile[],
  broken: ReadonlySet<string>,
): readonly ContentProblem[] {
  const name = findNamedDocument(problem, files);
  if (name === undefined || !failures.includes(problem.code)) return [problem];
  if (broken.has(name)) return [];
  if (files.some((file) => file.name === name)) return [problem];
  const known = files.map((file) => file.name).sort();
  return [{ ...problem, known, written: name }];
}

/** The document that is named by the reference at the place of the problem. */
function findNamedDocument(
  { document, pointer }: ContentProblem,
  files: readonly CataloguedFile[],
): string | undefined {
  const text = files.find(({ name }) => name === document)?.file.text;
  if (text === undefined) return undefined;
  const reference = readPart(readPointer(JSON.parse(text), pointer), '$ref');
  const name = typeof reference === 'string' ? reference.split('#')[0] : undefined;
  const found = name === undefined ? undefined : findDocument(name);
  return found ? documentName(found.kind, found.id) : name;
}
