import { contentPages } from '../../../app/content/contentPages.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import { bases } from '../../../schemas/routes.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

const specified: readonly string[] = Object.values(contentPages);

/** The address of a page of content that the specification gives none. */
export const contentAddress = (id: string): string => `${bases.pages}/${id}`;

/** The ids of the pages of content that have an address of their own. */
export const pageIds = (files: readonly CataloguedFile[]): readonly string[] =>
  files.flatMap(({ kind, id }) =>
    kind.name === contentPage.name && id !== undefined && !specified.includes(id) ? [id] : [],
  );
