import { compileWizard, type Json, type Place } from '#engine';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { withVariants } from '../../app/content/forms/openForms.ts';
import type { FormConfiguration } from '../../schemas/generated/content/forms/form-config.js';
import { compilePrescreens } from '../check/checks/compilePrescreens.ts';
import { listCategoriesByState } from '../check/checks/NamedCategory.ts';
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
import { readPointer } from '../jsonParts.ts';
import { proveWizard } from './forms/proveWizard.ts';
import type { OpenQuestion, Proof, ProofProblem, Tally } from './ProofProblem.ts';
import { provePrescreen } from './prescreen/provePrescreen.ts';
import { proveQuestionnaire } from './questions/proveQuestionnaire.ts';
import { bookingContract } from './request/bookingContract.ts';
import { mergeProblems } from './request/mergeProblems.ts';
import { neededAnswers } from './request/NeededAnswers.ts';
import type { RequestContract } from './request/RequestContract.ts';

export interface ContentProof {
  readonly problems: readonly LocatedProblem[];
  /** Its open questions are those that no document explains. */
  readonly tally: Tally;
  /** How many questions were not decided where the documents say why they may stay. */
  readonly left: number;
}

/** The two halves of a proof, which know nothing of each other. */
export type ProofPart = 'configurations' | 'prescreens';

const halves = { configurations: proveConfigurations, prescreens: provePrescreens } as const;

/** Whether to prove the form configuration or the prescreen of this name. */
export type IsWanted = (document: string) => boolean;

/** Proves a half of the documents of one content root. */
export async function provePart(
  files: readonly DocumentFile[],
  part: ProofPart,
  isWanted: IsWanted = () => true,
): Promise<readonly Proof[]> {
  const catalogued = catalogueFiles(files);
  return halves[part](await readChecked(catalogued), isWanted, createOriginalReader(catalogued), bookingContract());
}

/**
 * Proves all it can about the documents of one content root that compile; the content check reports those that do not.
 *
 * @param beside the proof of the prescreens, where it is under way elsewhere
 * @param isWanted all form configurations and prescreens when absent
 */
export async function proveContent(
  files: readonly DocumentFile[],
  beside?: Promise<readonly Proof[]>,
  isWanted?: IsWanted,
): Promise<ContentProof> {
  const catalogued = catalogueFiles(files);
  const readOriginal = createOriginalReader(catalogued);
  const proofs = [
    ...(await provePart(files, 'configurations', isWanted)),
    ...(await (beside ?? provePart(files, 'prescreens', isWanted))),
  ];
  const undecided = proofs.flatMap(({ tally }) => tally.open);
  const open = undecided.filter((question) => !mayStay(question, catalogued));
  return {
    problems: sortProblems(
      [
        ...mergeProblems(
          proofs.flatMap(({ problems }) => problems),
          readOriginal,
        ),
        ...listUndecided(open),
      ].flatMap((problem) => locateProblem(problem, catalogued)),
    ),
    tally: {
      decided: proofs.reduce((sum, { tally }) => sum + tally.decided, 0),
      open,
    },
    left: undecided.length - open.length,
  };
}

const catalogueFiles = (files: readonly DocumentFile[]): readonly CataloguedFile[] =>
  files.flatMap((file) => {
    const found = findDocumentByPath(file.path);
    return found === undefined ? [] : [{ file, ...found }];
  });

/** Reports what the proof could not decide, once for each place, and why: otherwise it would seem to be proven. */
function listUndecided(open: readonly OpenQuestion[]): readonly ProofProblem[] {
  const questions = new Map<string, OpenQuestion[]>();
  for (const question of open) {
    const key = `${question.document}#${question.pointer}`;
    questions.set(key, [...(questions.get(key) ?? []), question]);
  }
  return [...questions.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { document, pointer } = first;
    const about = all.length === 1 ? 'a question' : `${all.length} questions`;
    const why = [...new Set(all.flatMap(({ doubts }) => doubts))].join('; ');
    const message = `The proof could not decide ${about} about this. ${why}.`;
    return [{ document, pointer, code: 'undecided', severity: 'error', message } as const];
  });
}

/** Whether the page, question or step around the place says why it may stay undecided. */
function mayStay({ document, pointer }: Place, catalogued: readonly CataloguedFile[]): boolean {
  const found = catalogued.find(({ name }) => name === document);
  if (found === undefined) return false;
  const names = pointer.split('/');
  const whole: Json = JSON.parse(found.file.text);
  return names.some((_, index) => {
    const reason = readPointer(whole, [...names.slice(0, index + 1), 'undecided'].join('/'));
    return typeof reason === 'string';
  });
}

/** Proves every configuration with its forms, and every form that nothing names. */
function proveConfigurations(
  read: CheckedDocuments,
  isWanted: IsWanted,
  readOriginal: ReadOriginal,
  contract: RequestContract,
): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const needed = neededAnswers(read);
  const naming = [...read.configurations, ...read.prescreens].flatMap(({ document }) => document.steps);
  const standalone = read.definitions
    .filter(({ document }) => naming.every(({ form }) => form !== document.id))
    .map(({ document: { id } }) => ({ name: 'alone', document: { group: 'alone', steps: [{ id, form: id }] } }));
  const configurations: readonly { readonly name: string; readonly document: FormConfiguration }[] = [
    ...read.configurations.filter(({ name }) => isWanted(name)),
    ...standalone,
  ];
  return configurations.flatMap(({ name, document }) => {
    const configuration = { name, document: withVariants(document) };
    const plan = compileWizard(configuration, definitions, knownNames);
    const booking =
      name === 'alone' ? undefined : { contract, needs: needed.filter(({ group }) => group === document.group) };
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

function provePrescreens(
  read: CheckedDocuments,
  isWanted: IsWanted,
  readOriginal: ReadOriginal,
  contract: RequestContract,
): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const { prescreens, questionnaires } = compilePrescreens(read);
  return [
    ...prescreens
      .filter(({ name }) => isWanted(name))
      .map(({ name, document, plan: { wizard, ...plan } }) => {
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
            contract,
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
