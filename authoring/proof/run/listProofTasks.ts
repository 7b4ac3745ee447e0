import { compileWizard, type Place } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { withVariants } from '../../../app/content/forms/openForms.ts';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import { compilePrescreens } from '../../check/checks/compilePrescreens.ts';
import { listCategoriesByState } from '../../check/checks/NamedCategory.ts';
import { createOriginalReader } from '../../check/origin/createOriginalReader.ts';
import type { ReadOriginal } from '../../check/origin/findOrigin.ts';
import { isTranscluded } from '../../check/origin/isTranscluded.ts';
import { buildConfiguration } from '../../check/read/buildConfiguration.ts';
import type { CheckedDocuments } from '../../check/read/CheckedDocuments.ts';
import type { DocumentFile } from '../../check/read/DocumentFile.ts';
import { catalogueFiles } from '../../check/read/findDocumentByPath.ts';
import { namesWithStates } from '../../check/read/namesWithStates.ts';
import { proveWizard } from '../forms/proveWizard.ts';
import { expectedByForms, expectedByPrescreen, expectedByQuestions } from '../guests/expectedOf.ts';
import type { Proof } from '../ProofProblem.ts';
import { provePrescreen } from '../prescreen/provePrescreen.ts';
import { proveQuestionnaire } from '../questions/proveQuestionnaire.ts';
import { neededAnswers } from '../request/NeededAnswers.ts';
import type { ProofTask } from './ProofTask.ts';
import type { ProofTools } from './ProofTools.ts';

/** Whether to prove the form configuration or the prescreen of this name. */
export type IsWanted = (document: string) => boolean;

/** All proofs of the documents of one content root that can be read: configurations first, then prescreens. */
export async function listProofTasks(
  files: readonly DocumentFile[],
  { readChecked, contract }: ProofTools,
  isWanted: IsWanted = () => true,
): Promise<readonly ProofTask[]> {
  const catalogued = catalogueFiles(files);
  const read = await readChecked(catalogued);
  const options = { isWanted, contract, readOriginal: createOriginalReader(catalogued) };
  return [...listConfigurations(read, options), ...listPrescreens(read, options)];
}

interface TaskOptions extends Pick<ProofTools, 'contract'> {
  readonly isWanted: IsWanted;
  readonly readOriginal: ReadOriginal;
}

/** The proof of what does not compile; the check says why. */
const nothing: Proof = { problems: [], tally: { decided: 0, open: [] } };

/** Plain data as JSON, which is written when it is first asked for. */
function written(data: unknown): () => string {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify(data);
    return text;
  };
}

/** Every configuration with its forms, and every form that nothing names. */
function listConfigurations(
  read: CheckedDocuments,
  { isWanted, readOriginal, contract }: TaskOptions,
): readonly ProofTask[] {
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
  return configurations.map(({ name, document }) => {
    const configuration = { name, document: withVariants(document) };
    const needs = needed.filter(({ group }) => group === document.group);
    const guests = expectedByForms(read, document);
    const booking = name === 'alone' ? undefined : { contract, needs };
    const prove: ProofTask['prove'] = (report) => {
      // What compares with a state that there is none of is found by the check, and would stop many expected guests here.
      const plan = compileWizard(configuration, definitions, namesWithStates);
      if (!plan.ok) return nothing;
      const transcluded = (place: Place) => isTranscluded(place, readOriginal);
      const compiled = { configuration, definitions, plan: plan.value, isTranscluded: transcluded, guests, report };
      return proveWizard(compiled, knownNames, booking);
    };
    const forms = formsOf(configuration.document, definitions, readOriginal);
    return {
      document: name === 'alone' ? `${name}/${document.steps[0]?.id}` : name,
      inputs: written([...forms, configuration.document, needs, guests]),
      prove,
    };
  });
}

/** Every prescreen with its forms and questions, and all questions that no prescreen names. */
function listPrescreens(
  read: CheckedDocuments,
  { isWanted, readOriginal, contract }: TaskOptions,
): readonly ProofTask[] {
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
        const prove: ProofTask['prove'] = (report) =>
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
              report,
            },
            knownNames,
          );
        return { document: name, inputs: written([...forms, document, asked, byState, guests]), prove };
      }),
    ...questionnaires.map((questions): ProofTask => {
      const guests = expectedByQuestions(read, questions.document);
      const own = read.questionnaires.filter(({ name }) => name === questions.document);
      return {
        document: `alone/${questions.document}`,
        inputs: written([...own, guests]),
        prove: (report) => proveQuestionnaire(questions, knownNames, { guests, report }),
      };
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
