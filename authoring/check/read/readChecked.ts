import { type ContentProblem, createContentLoader, type DocumentEntry } from '#engine';
import { problemDetails } from '#engine/problems';
import { findDocument } from '../../../app/content/catalogue.ts';
import { type DocumentIds, type DocumentKind, documentEntry } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { ampConfig } from '../../../app/content/generated/settings/ampConfig.ts';
import { expectedGuests } from '../../../app/content/generated/settings/expectedGuests.ts';
import { flowRequirements } from '../../../app/content/generated/settings/flowRequirements.ts';
import { schedulerConfig } from '../../../app/content/generated/settings/schedulerConfig.ts';
import type { EligibilityQuestions } from '../../../schemas/generated/content/forms/eligibility-questions.js';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { AmpConfig } from '../../../schemas/generated/content/settings/amp-config.js';
import type { ExpectedGuests } from '../../../schemas/generated/content/settings/expected-guests.js';
import type { FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { buildConfiguration } from './buildConfiguration.ts';
import type { Checked, CheckedDocuments } from './CheckedDocuments.ts';
import { createDetailedChecks, type DetailedChecks } from './createDetailedChecks.ts';
import type { CataloguedFile } from './findDocumentByPath.ts';
import { readVariants } from './readVariants.ts';

const disk = { forceFetchFromAPI: [] };

/** Reads the documents as the app does, with the files as their only source. */
export async function readChecked(
  files: readonly CataloguedFile[],
  resolveCheck: DetailedChecks = createDetailedChecks(),
): Promise<CheckedDocuments> {
  const createEntry = <T>(kind: DocumentKind<T>, id?: string): DocumentEntry<T> =>
    // A collection that is merged into others is checked by itself.
    documentEntry({ ...kind, merges: [], check: resolveCheck(kind) }, disk, id);
  const find = (name: string, ids: DocumentIds = {}): DocumentEntry<unknown> | undefined => {
    const found = findDocument(name, ids);
    return found && createEntry(found.kind, found.id);
  };
  const texts = new Map(files.map(({ file }) => [file.path, file.text]));
  const loader = createContentLoader({
    sources: [
      {
        id: 'file',
        fetch: async (path) => {
          const text = texts.get(path);
          return text === undefined ? { ok: false, status: 404 } : { ok: true, text };
        },
      },
    ],
    find: (name) => find(name),
    details: problemDetails,
  });
  const broken = new Set<string>();
  const problems: ContentProblem[] = [];
  const load = async <T>(entry: DocumentEntry<T>): Promise<T | undefined> => {
    const result = await loader.load(entry);
    problems.push(...(result.ok ? result.problems : result.error.problems));
    if (!result.ok) broken.add(entry.name);
    return result.ok ? result.document : undefined;
  };
  const configurations: Checked<FormConfiguration>[] = [];
  const definitions: Checked<FormDefinition>[] = [];
  const prescreens: Checked<PrescreenData>[] = [];
  const questionnaires: Checked<EligibilityQuestions>[] = [];
  const schedulers: Checked<SchedulerConfig>[] = [];
  const requirements: Checked<FlowRequirements>[] = [];
  const expected: Checked<ExpectedGuests>[] = [];
  const ampConfigs: Checked<AmpConfig>[] = [];
  const gather = async <T>(kind: DocumentKind<T>, { id, name }: CataloguedFile, to: Checked<T>[]): Promise<void> => {
    const document = await load(createEntry(kind, id));
    if (document) to.push({ name, id: id ?? '', document });
  };
  for (const file of files) {
    const { kind, id } = file;
    if (kind === formConfiguration) await gather(formConfiguration, file, configurations);
    else if (kind === formDefinition) await gather(formDefinition, file, definitions);
    else if (kind === prescreenData) await gather(prescreenData, file, prescreens);
    else if (kind === eligibilityQuestions) await gather(eligibilityQuestions, file, questionnaires);
    else if (kind === schedulerConfig) await gather(schedulerConfig, file, schedulers);
    else if (kind === flowRequirements) await gather(flowRequirements, file, requirements);
    else if (kind === expectedGuests) await gather(expectedGuests, file, expected);
    else if (kind === ampConfig) await gather(ampConfig, file, ampConfigs);
    else await load(createEntry(kind, id));
  }
  const read = {
    configurations,
    definitions,
    prescreens,
    questionnaires,
    schedulers,
    requirements,
    expected,
    ampConfigs,
    problems,
    broken,
  };
  const names = files.map(({ name }) => name);
  const asked = prescreens.map((prescreen) => ({ ...prescreen, document: buildConfiguration(prescreen.document) }));
  const naming = { ...read, configurations: [...configurations, ...asked] };
  const more = await readVariants(naming, {
    loader,
    createEntry: (form) => createEntry(formDefinition, form),
    find,
    names,
  });
  return { ...read, variants: more.variants, problems: [...problems, ...more.problems] };
}
