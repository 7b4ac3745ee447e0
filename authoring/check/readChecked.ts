import { type ContentProblem, createContentLoader, type DocumentEntry } from '#engine';
import { findDocument } from '../../app/content/catalogue.ts';
import { documentEntry } from '../../app/content/documentEntry.ts';
import { formConfiguration } from '../../app/content/documents/formConfiguration.ts';
import { formDefinition } from '../../app/content/documents/formDefinition.ts';
import type { FormConfiguration } from '../../schemas/generated/content/form-config.js';
import type { FormDefinition } from '../../schemas/generated/content/form-definition.js';
import type { KnownFile } from './documentOfPath.ts';

/** A document that stands by itself, with its parts from other documents put in. */
export interface Checked<T> {
  readonly name: string;
  readonly id: string;
  readonly document: T;
}

/** The forms' documents that can be compiled, and every problem of any document by itself. */
export interface CheckedDocuments {
  readonly configurations: readonly Checked<FormConfiguration>[];
  readonly definitions: readonly Checked<FormDefinition>[];
  readonly problems: readonly ContentProblem[];
}

const disk = { forceFetchFromAPI: [] };

/** Reads the documents as the app does, with the files for its only source. */
export async function readChecked(known: readonly KnownFile[]): Promise<CheckedDocuments> {
  const texts = new Map(known.map(({ file }) => [file.path, file.text]));
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
    find: (name) => {
      const found = findDocument(name);
      return found && documentEntry(found.kind, disk, found.id);
    },
  });
  const problems: ContentProblem[] = [];
  const load = async <T>(entry: DocumentEntry<T>): Promise<T | undefined> => {
    const result = await loader.load(entry);
    problems.push(...(result.ok ? result.problems : result.error.problems));
    return result.ok ? result.document : undefined;
  };
  const configurations: Checked<FormConfiguration>[] = [];
  const definitions: Checked<FormDefinition>[] = [];
  for (const { kind, id = '', name } of known) {
    if (kind === formConfiguration) {
      const document = await load(documentEntry(formConfiguration, disk, id));
      if (document) configurations.push({ name, id, document });
    } else if (kind === formDefinition) {
      const document = await load(documentEntry(formDefinition, disk, id));
      if (document) definitions.push({ name, id, document });
    } else await load(documentEntry(kind, disk, id === '' ? undefined : id));
  }
  return { configurations, definitions, problems };
}
