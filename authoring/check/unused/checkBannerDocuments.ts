import { escapeName } from '#engine';
import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

/**
 * Reports documents that are named like a banner, and that another banner has while their own has none: its guests would
 * sign what is meant for others.
 */
export const checkBannerDocuments = (
  { ampConfigs }: Pick<CheckedDocuments, 'ampConfigs'>,
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] => {
  const named = files.flatMap(({ kind, id }) => (kind.name === siteFrame.name && id !== undefined ? [id] : []));
  return ampConfigs.flatMap(({ name: document, document: { banners } }) =>
    Object.entries(banners).flatMap(([banner, ids = {}]) =>
      Object.entries(ids).flatMap(([kind, id]): readonly AuthoringProblem[] => {
        const own = new Map(Object.entries(banners[id] ?? {})).get(kind);
        if (id === banner || own === id || !named.includes(id)) return [];
        const message = `The banner "${banner}" has "${kind}/${id}", which is named like the banner "${id}", and "${id}" itself has "${own ?? 'standard'}".`;
        const pointer = `/banners/${escapeName(banner)}/${kind}`;
        return [{ document, pointer, code: 'document-of-another-banner', message }];
      }),
    ),
  );
};
