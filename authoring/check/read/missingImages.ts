import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeName } from '#engine';
import { nearestName } from '#engine/problems';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { LocatedProblem } from '../problems/LocatedProblem.ts';
import { locate } from '../problems/locate.ts';
import { listWords } from '../words/wordStems.ts';
import type { DocumentFile } from './DocumentFile.ts';
import { parseJson } from './parseJson.ts';

/** A member that names an image of the content, such as a portrait. */
interface ImageName {
  readonly pointer: string;
  readonly image: string;
  /** The name that stands beside it; empty where there is none. */
  readonly name: string;
}

/**
 * Images that documents name and that are not in the folder `images` beside the documents, and portraits of somebody else
 * than the one beside whose name they stand. Where there is no such folder,
 * the images are elsewhere, and nothing is known of them.
 */
export function missingImages(root: string, documents: readonly DocumentFile[]): readonly LocatedProblem[] {
  const folder = join(root, '../images');
  if (!existsSync(folder)) return [];
  const images = readdirSync(folder);
  return documents.flatMap(({ file, text }) =>
    imagesIn(parseJson(text), '').flatMap((found): readonly LocatedProblem[] => {
      const { pointer, image, name } = found;
      const isMissing = !images.includes(image);
      const suggestion = isMissing ? nearestName(image, images) : imageOf(found, images);
      if (!isMissing && suggestion === undefined) return [];
      const message = isMissing
        ? `There is no image "${image}" in the folder "images" beside the documents: guests would see none.`
        : `"${image}" stands beside "${name}", and "${suggestion}" is named like that.`;
      return [
        {
          file,
          ...locate(text, pointer),
          severity: 'error',
          code: 'missing-file',
          message,
          pointer,
          ...(suggestion !== undefined && { suggestion }),
        },
      ];
    }),
  );
}

/** The image that has the name of what it is of, where the one that stands there has nothing of it. */
function imageOf({ image, name }: ImageName, images: readonly string[]): string | undefined {
  const words = listWords(name);
  const of = (file: string): readonly string[] => listWords(file.replace(/\.\w+$/, ''));
  if (of(image).some((word) => words.includes(word))) return undefined;
  return images.find((each) => of(each).length > 1 && of(each).every((word) => words.includes(word)));
}

/** An address has a slash; what is left is the name of a file, by its ending. */
const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._-]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i;

function imagesIn(value: unknown, pointer: string, name = ''): readonly ImageName[] {
  if (typeof value === 'string') return IMAGE.test(value) ? [{ pointer, image: value, name }] : [];
  const own = readMember(value, 'name');
  return listMembers(value).flatMap(([member, part]) =>
    imagesIn(part, `${pointer}/${escapeName(member)}`, typeof own === 'string' ? own : ''),
  );
}
