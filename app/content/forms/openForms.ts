import { type ContentLoader, createContentLoader, type DocumentEntry } from '#engine';
import type { FormConfiguration } from '../../../schemas/generated/content/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/form-definition.js';
import { findDocument } from '../catalogue.ts';
import { contentSources } from '../contentSources.ts';
import { documentEntry } from '../documentEntry.ts';
import { formConfiguration } from '../documents/formConfiguration.ts';
import { formDefinition } from '../documents/formDefinition.ts';
import type { ContentWiring } from '../openContent.ts';

/** The documents of the intake, with those that they draw on by transclusion. */
export interface Forms {
  readonly loader: ContentLoader;
  readonly configuration: (group: string) => DocumentEntry<FormConfiguration>;
  readonly definition: (id: string) => DocumentEntry<FormDefinition>;
}

/** A loader of its own, because transclusion knows every kind of document, which no other page should load. */
export function openForms({ deployment, fetch, onProblem }: ContentWiring): Forms {
  return {
    loader: createContentLoader({
      sources: contentSources(deployment, fetch),
      find: (name) => {
        const found = findDocument(name);
        return found && documentEntry(found.kind, deployment, found.id);
      },
      ...(onProblem && { onProblem }),
    }),
    configuration: (group) => documentEntry(formConfiguration, deployment, group),
    definition: (id) => documentEntry(formDefinition, deployment, id),
  };
}
