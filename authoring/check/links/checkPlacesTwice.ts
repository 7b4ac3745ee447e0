import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/**
 * Reports places that stand in two entries of a list, each with a code of its own: guests there would get one of two. And
 * places of which the entry has no other of their division, where all those of another entry are of it.
 */
export const checkPlacesTwice = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document, file }, document: value }) =>
    (file.text.includes('"locationIds"') ? placedIn(value, '') : []).flatMap(
      (placed, index, all): readonly AuthoringProblem[] => {
        const { pointer, place } = placed;
        const before = all.slice(0, index).find((each) => each.place === place && listOf(each) === listOf(placed));
        const own = before === undefined ? entryOfDivision(placed, all) : undefined;
        const message =
          before !== undefined
            ? `"${place}" stands in ${before.pointer} as well, so its guests would get what only one of the two entries says.`
            : `"${place}" is of the division ${divisionOf(placed)}, of which no other place of this entry is, and those of ${own} are.`;
        return before === undefined && own === undefined
          ? []
          : [{ document, pointer, code: 'settings-contradict', message }];
      },
    ),
  );

interface Placed {
  readonly pointer: string;
  readonly place: string;
}

function placedIn(value: unknown, pointer: string): readonly Placed[] {
  if (typeof value !== 'object') return [];
  const own = listMembers(readMember(value, 'locationIds')).flatMap(([index, place]) =>
    typeof place === 'string' ? [{ pointer: `${pointer}/locationIds/${index}`, place }] : [],
  );
  const inner = listMembers(value).flatMap(([name, member]) => placedIn(member, `${pointer}/${escapeName(name)}`));
  return [...own, ...inner];
}

/** The list in whose entries the places stand. */
const listOf = ({ pointer }: Pick<Placed, 'pointer'>): string => pointer.replace(/\/\d+\/locationIds\/\d+$/, '');

const entryOf = ({ pointer }: Placed): string => pointer.replace(/\/\d+$/, '');

/** The first digits of a place number. */
const divisionOf = ({ place }: Placed): string => place.slice(0, 3);

/** The other entry whose places are, all but at most one, of the division of a place that stands alone with it in its own. */
function entryOfDivision(placed: Placed, all: readonly Placed[]): string | undefined {
  const isAlike = (each: Placed): boolean => divisionOf(each) === divisionOf(placed);
  const own = all.filter((each) => each !== placed && entryOf(each) === entryOf(placed));
  if (own.length === 0 || own.some(isAlike)) return undefined;
  const others = all.filter((each) => listOf(each) === listOf(placed) && entryOf(each) !== entryOf(placed));
  return [...new Set(others.map(entryOf))].find((entry) => {
    const places = others.filter((each) => entryOf(each) === entry);
    const foreign = places.filter((each) => !isAlike(each));
    return foreign.length < places.length && foreign.length <= 1;
  });
}
