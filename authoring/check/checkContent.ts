import { type ContentProblem, nearestName } from '#engine';
import { catalogue } from '../../app/content/catalogue.ts';
import { type CheckTools, checkTools } from './CheckTools.ts';
import { checkCompiled } from './checks/checkCompiled.ts';
import { checkSearchLimits } from './checks/checkSearchLimits.ts';
import { checkSyntax } from './checks/checkSyntax.ts';
import { checkZones } from './checks/checkZones.ts';
import { checkFields } from './fields/checkFields.ts';
import type { AuthoringProblem } from './findings/AuthoringProblem.ts';
import { type Finding, sorted } from './findings/Finding.ts';
import { locate } from './findings/locate.ts';
import { originIn } from './origin/originIn.ts';
import type { DocumentFile } from './read/DocumentFile.ts';
import { documentOfPath, type KnownFile } from './read/documentOfPath.ts';
import { explainTransclusion } from './read/explainTransclusion.ts';
import { readChecked } from './read/readChecked.ts';
import { checkBusinesses } from './services/checkBusinesses.ts';
import { checkComparedServices } from './services/checkComparedServices.ts';
import { checkPrescreenServices } from './services/checkPrescreenServices.ts';
import { checkServices } from './services/checkServices.ts';
import { checkAllWords } from './words/checkAllWords.ts';
import { parsedDocuments } from './words/ParsedDocument.ts';

/**
 * Everything that is wrong with the documents of one content root, by the engine's own loader and compiler: what passes
 * here is what the app shows. Then what only authors are told of: their words, and the services that they name.
 */
export async function checkContent(
  files: readonly DocumentFile[],
  tools: CheckTools = checkTools(),
): Promise<readonly Finding[]> {
  const known: KnownFile[] = [];
  const strangers: Finding[] = [];
  for (const file of files) {
    const found = documentOfPath(file.path);
    if (found) known.push({ file, ...found });
    else strangers.push(strangeFile(file));
  }
  const malformed = known.flatMap(({ file }) => checkSyntax(file));
  const read = await readChecked(known, tools.checkOf);
  const own = read.problems
    .filter(({ code }) => code !== 'syntax')
    .flatMap((problem) => explainTransclusion(problem, known, read.broken));
  const compiled = checkCompiled(read, known);
  const atOrigin = originIn(known);
  const parsed = parsedDocuments(known);
  const problems = [
    ...own,
    ...[...compiled, ...checkComparedServices(read, known, compiled, tools.services)].map(atOrigin),
    ...checkFields(read, known, tools),
    ...checkZones(parsed),
    ...read.schedulers.flatMap((scheduler) => checkBusinesses(scheduler, tools.services)),
    ...checkSearchLimits(read, tools.readSchema),
    ...checkPrescreenServices(read, tools.services),
    ...checkServices(parsed, tools.services, tools.readSchema),
    ...checkAllWords(parsed, read, tools),
  ];
  return sorted([...strangers, ...malformed, ...problems.flatMap((problem) => findingOf(problem, known))]);
}

function strangeFile({ file, path }: DocumentFile): Finding {
  const paths = catalogue.map((kind) => kind.path);
  const suggestion = nearestName(path, paths);
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'catalogue',
    message: `Nothing reads "${path}": it is the path of no document.`,
    known: paths,
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A problem with its place in the author's file. A document that is in no file is told where it is missing instead. */
function findingOf(problem: ContentProblem | AuthoringProblem, known: readonly KnownFile[]): readonly Finding[] {
  const { document, pointer, code, message, known: names, suggestion } = problem;
  const owner = known.find(({ name }) => name === document)?.file;
  if (!owner) return [];
  return [
    {
      file: owner.file,
      ...locate(owner.text, pointer),
      severity: 'severity' in problem ? (problem.severity ?? 'error') : 'error',
      code,
      message,
      ...(names && { known: names }),
      ...(suggestion !== undefined && { suggestion }),
    },
  ];
}
