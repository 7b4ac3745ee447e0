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
import { type CataloguedFile, findDocumentByPath } from './findDocumentByPath.ts';
import { keepSame } from './keepSame.ts';
import { readVariants } from './readVariants.ts';

const disk = { forceFetchFromAPI: [] };

/** Reads the documents as the app does, with the files as their only source. */
export type ReadChecked = (files: readonly CataloguedFile[]) => Promise<CheckedDocuments>;

export const readChecked: ReadChecked = (files) => createCheckedReader()(files);

/**
 * Reads documents again and again. One that is as it was before is the same object, with its transclusions, and the same files
 * are not read twice.
 */
export function createCheckedReader(): ReadChecked {
  const resolveCheck = createDetailedChecks();
  let last: { readonly files: readonly CataloguedFile[]; readonly reading: Promise<Reading> } | undefined;
  return async (files) => {
    const before = last;
    const isSame = before?.files.length === files.length && files.every((file, at) => file === before.files[at]);
    const reading = isSame
      ? before.reading
      : Promise.resolve(before?.reading).then((known) => readOnce(files, resolveCheck, known));
    last = { files, reading };
    return (await reading).read;
  };
}

/** What was read, with how each document was. */
interface Reading {
  readonly read: CheckedDocuments;
  readonly loads: ReadonlyMap<string, Load>;
}

/** How one document was read. */
interface Load {
  /** The texts that it was made of, by their paths: its own, and those that it transcludes. */
  readonly texts: Map<string, string | undefined>;
  readonly problems: readonly ContentProblem[];
  readonly isBroken: boolean;
}

async function readOnce(
  files: readonly CataloguedFile[],
  resolveCheck: DetailedChecks,
  before?: Reading,
): Promise<Reading> {
  const createEntry = <T>(kind: DocumentKind<T>, id?: string): DocumentEntry<T> =>
    // A collection that is merged into others is checked by itself.
    documentEntry({ ...kind, merges: [], check: resolveCheck(kind) }, disk, id);
  const find = (name: string, ids: DocumentIds = {}): DocumentEntry<unknown> | undefined => {
    const found = findDocument(name, ids);
    const entry = found && createEntry(found.kind, found.id);
    if (entry) used.set(entry.path, texts.get(entry.path));
    return entry;
  };
  const texts = new Map(files.map(({ file }) => [file.path, file.text]));
  /** The texts that the document is made of that is being read. */
  let used: Load['texts'] = new Map();
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
  const configurations: Checked<FormConfiguration>[] = [];
  const definitions: Checked<FormDefinition>[] = [];
  const prescreens: Checked<PrescreenData>[] = [];
  const questionnaires: Checked<EligibilityQuestions>[] = [];
  const schedulers: Checked<SchedulerConfig>[] = [];
  const requirements: Checked<FlowRequirements>[] = [];
  const expected: Checked<ExpectedGuests>[] = [];
  const ampConfigs: Checked<AmpConfig>[] = [];
  const loads = new Map<string, Load>();
  const note = (name: string, load: Load): void => {
    loads.set(name, load);
    problems.push(...load.problems);
    if (load.isBroken) broken.add(name);
  };
  const gather = async <T>(
    kind: DocumentKind<T>,
    { id, name, file }: CataloguedFile,
    to: Checked<T>[] = [],
    known: readonly Checked<T>[] = [],
  ): Promise<void> => {
    const kept = before?.loads.get(name);
    if (kept !== undefined && [...kept.texts].every(([path, text]) => texts.get(path) === text)) {
      to.push(...known.filter((each) => each.name === name));
      note(name, kept);
      return;
    }
    used = new Map([[file.path, file.text]]);
    const result = await loader.load(createEntry(kind, id));
    if (result.ok) to.push({ name, id: id ?? '', document: result.document });
    const found = result.ok ? result.problems : result.error.problems;
    note(name, { texts: used, problems: found, isBroken: !result.ok });
  };
  for (const file of files) {
    const { kind } = file;
    if (kind === formConfiguration) await gather(formConfiguration, file, configurations, before?.read.configurations);
    else if (kind === formDefinition) await gather(formDefinition, file, definitions, before?.read.definitions);
    else if (kind === prescreenData) await gather(prescreenData, file, prescreens, before?.read.prescreens);
    else if (kind === eligibilityQuestions)
      await gather(eligibilityQuestions, file, questionnaires, before?.read.questionnaires);
    else if (kind === schedulerConfig) await gather(schedulerConfig, file, schedulers, before?.read.schedulers);
    else if (kind === flowRequirements) await gather(flowRequirements, file, requirements, before?.read.requirements);
    else if (kind === expectedGuests) await gather(expectedGuests, file, expected, before?.read.expected);
    else if (kind === ampConfig) await gather(ampConfig, file, ampConfigs, before?.read.ampConfigs);
    else await gather(kind, file);
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
    transcludes: (name, kinds) =>
      [...(loads.get(name)?.texts.keys() ?? [])].some((path) =>
        kinds.includes(findDocumentByPath(path)?.kind.name ?? ''),
      ),
  });
  const now = { ...read, variants: more.variants, problems: [...problems, ...more.problems] };
  return { read: keepSame(now, before?.read), loads };
}
