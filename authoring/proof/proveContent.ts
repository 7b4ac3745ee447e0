import { compileWizard, type Place } from '#engine';
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
import { namesWithStates } from '../check/read/namesWithStates.ts';
import { readChecked } from '../check/read/readChecked.ts';
import { proveWizard } from './forms/proveWizard.ts';
import { expectedByForms, expectedByPrescreen, expectedByQuestions } from './guests/expectedOf.ts';
import type { Proof, ProofProblem, Tally } from './ProofProblem.ts';
import { provePrescreen } from './prescreen/provePrescreen.ts';
import { proveQuestionnaire } from './questions/proveQuestionnaire.ts';
import { bookingContract } from './request/bookingContract.ts';
import { mergeProblems } from './request/mergeProblems.ts';
import { neededAnswers } from './request/NeededAnswers.ts';
import type { RequestContract } from './request/RequestContract.ts';
import { type ProofMemory, tellProofs, withoutMemory } from './run/ProofMemory.ts';
import { listUndecided, mayStay } from './run/undecided.ts';

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
  memory: ProofMemory = withoutMemory,
): Promise<readonly Proof[]> {
  const catalogued = catalogueFiles(files);
  return halves[part](await readChecked(catalogued), {
    isWanted,
    memory,
    readOriginal: createOriginalReader(catalogued),
    contract: bookingContract(),
  });
}

/**
 * Proves all it can about the documents of one content root that compile; the content check reports those that do not.
 *
 * @param beside the proof of the prescreens, where it is under way elsewhere
 * @param isWanted all form configurations and prescreens when absent
 * @param memory of earlier proofs, which are not made again where nothing has changed
 */
export async function proveContent(
  files: readonly DocumentFile[],
  beside?: Promise<readonly Proof[]>,
  isWanted?: IsWanted,
  memory?: ProofMemory,
): Promise<ContentProof> {
  const catalogued = catalogueFiles(files);
  const readOriginal = createOriginalReader(catalogued);
  const proofs = [
    ...(await provePart(files, 'configurations', isWanted, memory)),
    ...(await provePrescreensOf(files, { beside, isWanted, memory })),
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

/** The proof of the prescreens; one that was made elsewhere is kept in the memory, too. */
async function provePrescreensOf(
  files: readonly DocumentFile[],
  { beside, isWanted, memory }: { beside?: Promise<readonly Proof[]>; isWanted?: IsWanted; memory?: ProofMemory },
): Promise<readonly Proof[]> {
  const made = await beside;
  if (made !== undefined && memory === undefined) return made;
  return provePart(files, 'prescreens', isWanted, made && memory ? tellProofs(memory, made) : memory);
}

const catalogueFiles = (files: readonly DocumentFile[]): readonly CataloguedFile[] =>
  files.flatMap((file) => {
    const found = findDocumentByPath(file.path);
    return found === undefined ? [] : [{ file, ...found }];
  });

interface PartOptions {
  readonly isWanted: IsWanted;
  readonly memory: ProofMemory;
  readonly readOriginal: ReadOriginal;
  readonly contract: RequestContract;
}

/** Proves every configuration with its forms, and every form that nothing names. */
function proveConfigurations(
  read: CheckedDocuments,
  { isWanted, memory, readOriginal, contract }: PartOptions,
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
    // What compares with a state that there is none of is found by the check, and would stop many expected guests here.
    const plan = compileWizard(configuration, definitions, namesWithStates);
    const needs = needed.filter(({ group }) => group === document.group);
    const guests = expectedByForms(read, document);
    const booking = name === 'alone' ? undefined : { contract, needs };
    if (!plan.ok) return [];
    const compiled = {
      configuration,
      definitions,
      plan: plan.value,
      isTranscluded: (place: Place) => isTranscluded(place, readOriginal),
      guests,
    };
    const inputs = [
      ...formsOf(configuration.document, definitions, readOriginal),
      configuration.document,
      needs,
      guests,
    ];
    const key = name === 'alone' ? `${name}/${document.steps[0]?.id}` : name;
    return [memory.recall(key, inputs, () => proveWizard(compiled, knownNames, booking))];
  });
}

function provePrescreens(
  read: CheckedDocuments,
  { isWanted, memory, readOriginal, contract }: PartOptions,
): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const { prescreens, questionnaires } = compilePrescreens(read);
  return [
    ...prescreens
      .filter(({ name }) => isWanted(name))
      .map(({ name, document, plan: { wizard, ...plan } }) => {
        const configuration = { name, document: withVariants(buildConfiguration(document)) };
        const byState = read.schedulers
          .flatMap(({ document }) => listCategoriesByState(document))
          .flatMap(({ category, config }) => (config.prescreenType === plan.type ? [category] : []));
        const asked = read.questionnaires.filter(({ id }) => id === document.questions);
        const guests = expectedByPrescreen(read, name, document);
        const forms = formsOf(configuration.document, definitions, readOriginal);
        const inputs = [...forms, document, asked, byState, guests];
        const prove = () =>
          provePrescreen(
            {
              ...plan,
              configuration,
              definitions,
              plan: wizard ?? { group: plan.type, steps: [] },
              byState,
              contract,
              isTranscluded: (place) => isTranscluded(place, readOriginal),
              guests,
            },
            knownNames,
          );
        return memory.recall(name, inputs, prove);
      }),
    ...questionnaires.map((questions) => {
      const guests = expectedByQuestions(read, questions.document);
      const inputs = [...read.questionnaires.filter(({ name }) => name === questions.document), guests];
      return memory.recall(`alone/${questions.document}`, inputs, () =>
        proveQuestionnaire(questions, knownNames, guests),
      );
    }),
  ];
}

/** The forms of a configuration, as they are read and as they are written. */
const formsOf = (
  { steps }: FormConfiguration,
  definitions: CheckedDocuments['definitions'],
  readOriginal: ReadOriginal,
): readonly unknown[] =>
  definitions
    .filter(({ document }) => steps.some(({ form }) => form === document.id))
    .map(({ name, document }) => [name, document, readOriginal(name)]);

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
