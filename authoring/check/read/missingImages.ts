import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeName } from '#engine';
import { nearestName } from '#engine/problems';
import { listMembers } from '../../jsonParts.ts';
import type { LocatedProblem } from '../problems/LocatedProblem.ts';
import { locate } from '../problems/locate.ts';
import type { DocumentFile } from './DocumentFile.ts';
import { parseJson } from './parseJson.ts';

/** A member that names an image of the content, such as a portrait. */
interface ImageName {
  readonly pointer: string;
  readonly image: string;
}

/**
 * Images that documents name and that are not in the folder `images` beside the documents. Where there is no such folder,
 * the images are elsewhere, and nothing is known of them.
 */
export function missingImages(root: string, documents: readonly DocumentFile[]): readonly LocatedProblem[] {
  const folder = join(root, '../images');
  if (!existsSync(folder)) return [];
  const images = readdirSync(folder);
  return documents.flatMap(({ file, text }) =>
    imagesIn(parseJson(text), '')
      .filter(({ image }) => !images.includes(image))
      .map(({ pointer, image }): LocatedProblem => {
        const suggestion = nearestName(image, images);
        return {
          file,
          ...locate(text, pointer),
          severity: 'error',
          code: 'missing-file',
          message: `There is no image "${image}" in the folder "images" beside the documents: guests would see none.`,
          pointer,
          ...(suggestion !== undefined && { suggestion }),
        };
      }),
  );
}

/** An address has a slash; what is left is the name of a file, by its ending. */
const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._-]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i;

function imagesIn(value: unknown, pointer: string): readonly ImageName[] {
  if (typeof value === 'string') return IMAGE.test(value) ? [{ pointer, image: value }] : [];
  return listMembers(value).flatMap(([name, member]) => imagesIn(member, `${pointer}/${escapeName(name)}`));
}
