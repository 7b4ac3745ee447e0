import { escapeName } from '#engine';
import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** The name of a picture, as documents have it. */
const picture = /\.(svg|png|jpe?g|webp|avif)$/;

/** Reports what the frame of a banner has of another banner: pictures and words. */
export const checkBannerFrames = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] => [
  ...checkBannerPictures(documents),
  ...checkBannerWords(documents),
];

/** Reports pictures in the frame of a banner that are named like another banner, and not like their own. */
function checkBannerPictures(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const frames = documents.filter(({ file: { kind } }) => kind.name === siteFrame.name);
  const banners = frames.flatMap(({ file: { id = '' } }) => id);
  return frames.flatMap(({ file: { name: document, id: banner = '' }, values }) =>
    values().flatMap(({ pointer, value }): readonly AuthoringProblem[] => {
      const words = picture.test(String(value)) ? String(value).split(/[^a-z0-9]+/i) : [];
      const other = banners.find((each) => words.includes(each));
      if (other === undefined || words.includes(banner)) return [];
      const message = `"${value}" is named like the banner "${other}", and these guests see the banner "${banner}".`;
      return [{ document, pointer, code: 'document-of-another-banner', message }];
    }),
  );
}

/**
 * Reports words of the frame of a banner that name another banner where all other frames name their own: the alternative
 * text of a logo, the address for mails, the legal line.
 */
function checkBannerWords(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const frames = documents
    .filter(({ file: { kind } }) => kind.name === siteFrame.name)
    .map(({ file: { name: document, id = '' }, document: frame, values }) => ({
      document,
      id,
      name: String(readMember(frame, 'name')),
      texts: new Map(values().flatMap(({ pointer, value }) => (isWords(value) ? [[pointer, value] as const] : []))),
    }));
  type Frame = (typeof frames)[number];
  const names = (text: string, { id, name }: Frame): boolean =>
    text.includes(name) ||
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(id);
  const named = frames.flatMap(({ document, id, name }, index): readonly AuthoringProblem[] => {
    const same = frames.slice(0, index).find((other) => other.name === name);
    if (same === undefined) return [];
    const message = `"${name}" is also the name of the banner "${same.id}": the guests of "${id}" read where they are not.`;
    return [{ document, pointer: '/name', code: 'document-of-another-banner', message }];
  });
  if (named.length > 0) return named;
  return frames.flatMap((frame) => {
    const others = frames.filter((each) => each !== frame && !frame.name.includes(each.name));
    return [...frame.texts].flatMap(([pointer, text]): readonly AuthoringProblem[] => {
      const named = names(text, frame) ? undefined : others.find((each) => names(text, each));
      if (named === undefined || !others.every((each) => names(each.texts.get(pointer) ?? '', each))) return [];
      const message = `"${text}" names "${named.name}", and these guests see "${frame.name}".`;
      return [{ document: frame.document, pointer, code: 'document-of-another-banner', message }];
    });
  });
}

const isWords = (value: unknown): value is string => typeof value === 'string' && !picture.test(value);

/**
 * Reports documents that are named like a banner, and that another banner has: its guests would sign what is meant for
 * others. A warning where their own banner has them as well, as two banners may share one.
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
        if (id === banner || !named.includes(id)) return [];
        const message = `The banner "${banner}" has "${kind}/${id}", which is named like the banner "${id}"${own === id ? '' : `, and "${id}" itself has "${own ?? 'standard'}"`}.`;
        const pointer = `/banners/${escapeName(banner)}/${kind}`;
        return [
          {
            document,
            pointer,
            code: 'document-of-another-banner',
            message,
            ...(own === id && { severity: 'warning' }),
          },
        ];
      }),
    ),
  );
};
