import { compileWizard, type Place } from '#engine';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { withVariants } from '../../app/content/forms/stepForm.ts';
import type { FormConfiguration } from '../../schemas/generated/content/forms/form-config.js';
import { compilePrescreens } from '../check/checks/compilePrescreens.ts';
import { findFlows, listCategoriesByState } from '../check/checks/NamedCategory.ts';
import { createOriginalReader } from '../check/origin/createOriginalReader.ts';
import type { ReadOriginal } from '../check/origin/findOrigin.ts';
import { isTranscluded } from '../check/origin/isTranscluded.ts';
import { byPlace, type FilePlace, type LocatedProblem, sortProblems } from '../check/problems/LocatedProblem.ts';
import { locate } from '../check/problems/locate.ts';
import { buildConfiguration } from '../check/read/buildConfiguration.ts';
import type { CheckedDocuments } from '../check/read/CheckedDocuments.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { type CataloguedFile, findDocumentByPath } from '../check/read/findDocumentByPath.ts';
import { readChecked } from '../check/read/readChecked.ts';
import { proveWizard } from './forms/proveWizard.ts';
import type { Proof, ProofProblem, Tally } from './ProofProblem.ts';
import { provePrescreen } from './prescreen/provePrescreen.ts';
import { proveQuestionnaire } from './questions/proveQuestionnaire.ts';
import { bookingContract } from './request/bookingContract.ts';
import { mergeProblems } from './request/mergeProblems.ts';
import type { RequestContract } from './request/RequestContract.ts';

export interface ContentProof {
  readonly problems: readonly LocatedProblem[];
  readonly tally: Tally;
}

/**
 * Proves all it can about the documents of one content root that compile; the content check reports those that do not.
 */
export async function proveContent(files: readonly DocumentFile[]): Promise<ContentProof> {
  const catalogued = files.flatMap((file): readonly CataloguedFile[] => {
    const found = findDocumentByPath(file.path);
    return found === undefined ? [] : [{ file, ...found }];
  });
  const read = await readChecked(catalogued);
  const readOriginal = createOriginalReader(catalogued);
  const proofs = [
    ...proveConfigurations(read, readOriginal, bookingContract()),
    ...provePrescreens(read, readOriginal),
  ];
  return {
    problems: sortProblems(
      [
        ...mergeProblems(
          proofs.flatMap(({ problems }) => problems),
          readOriginal,
        ),
        ...undecided(proofs.flatMap(({ tally }) => tally.open)),
      ].flatMap((problem) => locateProblem(problem, catalogued)),
    ),
    tally: {
      decided: proofs.reduce((sum, { tally }) => sum + tally.decided, 0),
      open: proofs.flatMap(({ tally }) => tally.open),
    },
  };
}

/** Reports what the proof could not decide, once for each place: otherwise it would seem to be proven. */
function undecided(open: readonly Place[]): readonly ProofProblem[] {
  const counts = new Map<string, { readonly place: Place; readonly count: number }>();
  for (const place of open) {
    const key = `${place.document}#${place.pointer}`;
    counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ place, count }) => ({
    ...place,
    code: 'undecided',
    severity: 'warning',
    message: `The proof could not decide ${count === 1 ? 'a question' : `${count} questions`} about this: what is compared here has more values than it tries.`,
  }));
}

/** Proves every configuration with its forms, and every form that nothing names. */
function proveConfigurations(
  read: CheckedDocuments,
  readOriginal: ReadOriginal,
  contract: RequestContract,
): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const naming = [...read.configurations, ...read.prescreens].flatMap(({ document }) => document.steps);
  const standalone = read.definitions
    .filter(({ document }) => naming.every(({ form }) => form !== document.id))
    .map(({ document: { id } }) => ({ name: 'alone', document: { group: 'alone', steps: [{ id, form: id }] } }));
  const configurations: readonly { readonly name: string; readonly document: FormConfiguration }[] = [
    ...read.configurations,
    ...standalone,
  ];
  return configurations.flatMap(({ name, document }) => {
    const configuration = { name, document: withVariants(document) };
    const plan = compileWizard(configuration, definitions, knownNames);
    const flows = read.schedulers.flatMap((scheduler) => findFlows(scheduler.document, document.group));
    const booking = name === 'alone' ? undefined : { contract, flows };
    if (!plan.ok) return [];
    const compiled = {
      configuration,
      definitions,
      plan: plan.value,
      isTranscluded: (place: Place) => isTranscluded(place, readOriginal),
    };
    return [proveWizard(compiled, knownNames, booking)];
  });
}

function provePrescreens(read: CheckedDocuments, readOriginal: ReadOriginal): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const { prescreens, questionnaires } = compilePrescreens(read);
  return [
    ...prescreens.map(({ name, document, plan: { wizard, ...plan } }) => {
      const configuration = { name, document: withVariants(buildConfiguration(document)) };
      const forms = wizard ?? { group: plan.type, steps: [] };
      const byState = read.schedulers
        .flatMap(({ document }) => listCategoriesByState(document))
        .flatMap(({ category, config }) => (config.prescreenType === plan.type ? [category] : []));
      return provePrescreen(
        {
          ...plan,
          configuration,
          definitions,
          plan: forms,
          byState,
          isTranscluded: (place) => isTranscluded(place, readOriginal),
        },
        knownNames,
      );
    }),
    ...questionnaires.map((questions) => proveQuestionnaire(questions, knownNames)),
  ];
}

function locateProblem(problem: ProofProblem, catalogued: readonly CataloguedFile[]): readonly LocatedProblem[] {
  const { code, severity, message, witness, excluding } = problem;
  const place = findFilePlace(problem, catalogued);
  if (place === undefined) return [];
  const reasons = excluding?.flatMap(({ description: words, ...at }) => {
    const there = findFilePlace(at, catalogued);
    return there === undefined ? [] : [{ ...there, words }];
  });
  return [
    {
      ...place,
      severity,
      code,
      message,
      ...(witness !== undefined && { witness }),
      ...(reasons !== undefined && reasons.length > 0 && { excluding: [...reasons].sort(byPlace) }),
    },
  ];
}

function findFilePlace({ document, pointer }: Place, catalogued: readonly CataloguedFile[]): FilePlace | undefined {
  const owner = catalogued.find(({ name }) => name === document)?.file;
  return owner && { file: owner.file, ...locate(owner.text, pointer) };
}
