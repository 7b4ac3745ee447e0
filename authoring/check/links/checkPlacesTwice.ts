import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** Reports places that stand in two entries of a list, each with a code of its own: guests there would get one of two. */
export const checkPlacesTwice = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document, file }, document: value }) =>
    (file.text.includes('"locationIds"') ? placedIn(value, '') : []).flatMap(
      ({ pointer, place }, index, all): readonly AuthoringProblem[] => {
        const before = all.slice(0, index).find((each) => each.place === place && listOf(each) === listOf({ pointer }));
        if (before === undefined) return [];
        const message = `"${place}" stands in ${before.pointer} as well, so its guests would get what only one of the two entries says.`;
        return [{ document, pointer, code: 'settings-contradict', message }];
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
