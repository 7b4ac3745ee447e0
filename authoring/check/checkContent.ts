import { type ContentProblem, nearestName } from '#engine';
import { catalogue } from '../../app/content/catalogue.ts';
import type { AuthoringProblem } from './AuthoringProblem.ts';
import { checkCompiled } from './checkCompiled.ts';
import { checkSyntax } from './checkSyntax.ts';
import type { DocumentFile } from './DocumentFile.ts';
import { documentOfPath, type KnownFile } from './documentOfPath.ts';
import { explainTransclusion } from './explainTransclusion.ts';
import { type Finding, sorted } from './Finding.ts';
import { locate } from './locate.ts';
import { readChecked } from './readChecked.ts';
import type { TellingChecks } from './tellingChecks.ts';

/**
 * Everything that is wrong with the documents of one content root, by the engine's own loader and compiler: what passes
 * here is what the app shows. Whoever checks many times hands in the same `checks`, which are costly to make.
 */
export async function checkContent(
  files: readonly DocumentFile[],
  checks?: TellingChecks,
): Promise<readonly Finding[]> {
  const known: KnownFile[] = [];
  const strangers: Finding[] = [];
  for (const file of files) {
    const found = documentOfPath(file.path);
    if (found) known.push({ file, ...found });
    else strangers.push(strangeFile(file));
  }
  const malformed = known.flatMap(({ file }) => checkSyntax(file));
  const read = await readChecked(known, checks);
  const own = read.problems
    .filter(({ code }) => code !== 'syntax')
    .flatMap((problem) => explainTransclusion(problem, known, read.broken));
  const problems = [...own, ...checkCompiled(read, known)];
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
      severity: 'error',
      code,
      message,
      ...(names && { known: names }),
      ...(suggestion !== undefined && { suggestion }),
    },
  ];
}
