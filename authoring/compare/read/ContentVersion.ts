import { compileWizard, type FormDefinition, type NamedDocument, type QuestionnairePlan } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { withVariants } from '../../../app/content/forms/openForms.ts';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import { compilePrescreens } from '../../check/checks/compilePrescreens.ts';
import { buildConfiguration } from '../../check/read/buildConfiguration.ts';
import type { DocumentFile } from '../../check/read/DocumentFile.ts';
import { type CataloguedFile, catalogueFiles } from '../../check/read/findDocumentByPath.ts';
import { readChecked } from '../../check/read/readChecked.ts';
import type { CompiledConfiguration } from '../../proof/forms/proveWizard.ts';

/** What one document asks of guests, compiled with all that it names. */
export interface AskingDocument {
  /** Its forms; absent when it has questions only. */
  readonly forms?: CompiledConfiguration;
  readonly questions?: QuestionnairePlan;
  /** Of a prescreen. */
  readonly prescreen?: PrescreenPlan;
  /** Everything that it was compiled from, with all transclusions put in. */
  readonly written: unknown;
}

/** The documents of one source. */
export interface ContentVersion {
  readonly files: readonly DocumentFile[];
  readonly catalogued: readonly CataloguedFile[];
  /** The form configurations and prescreens that compile, by the names of their documents. */
  readonly asking: ReadonlyMap<string, AskingDocument>;
}

/** Compiles the documents of one source as the app would. */
export async function compileVersion(files: readonly DocumentFile[]): Promise<ContentVersion> {
  const catalogued = catalogueFiles(files);
  const read = await readChecked(catalogued);
  const definitions: readonly NamedDocument<FormDefinition>[] = [...read.definitions, ...read.variants];
  const configurations = read.configurations.flatMap(({ name, document }): readonly [string, AskingDocument][] => {
    const configuration = { name, document: withVariants(document) };
    const compiled = compileWizard(configuration, definitions, knownNames);
    if (!compiled.ok) return [];
    const forms = { configuration, definitions, plan: compiled.value };
    return [[name, { forms, written: [document, formsOf(forms)] }]];
  });
  const prescreens = compilePrescreens(read).prescreens.map(({ name, document, plan }): [string, AskingDocument] => {
    const configuration = { name, document: withVariants(buildConfiguration(document)) };
    const { wizard, questions } = plan;
    const forms = wizard && { configuration, definitions, plan: wizard };
    const asked = read.questionnaires.find(({ id }) => id === document.questions);
    const written = [document, forms && formsOf(forms), asked?.document];
    return [name, { ...(forms && { forms }), ...(questions && { questions }), prescreen: plan, written }];
  });
  return { files, catalogued, asking: new Map([...configurations, ...prescreens]) };
}

/** The forms that the steps of a configuration name. */
const formsOf = ({ configuration, definitions }: CompiledConfiguration): readonly unknown[] =>
  configuration.document.steps.map(({ form }) => definitions.find(({ document }) => document.id === form)?.document);
