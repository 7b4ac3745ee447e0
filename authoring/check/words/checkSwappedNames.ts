import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { findSwaps, type NamedWords } from './findSwaps.ts';
import { listWords } from './wordStems.ts';

/** A field, and the place or name to which its answer goes. */
interface Sent extends NamedWords {
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/** Reports two fields of a form whose answers go to each other's place, by the names of both; once, where it is written. */
export function checkSwappedNames(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = definitions.flatMap(({ name: document, document: form }) =>
    [payloadOf(form), ...verifiedIn(form)].flatMap((sent) =>
      findSwaps(sent).map(([one, other]): AuthoringProblem => {
        const [first, second] = [one, other].map(({ pointer }) => atOrigin({ document, pointer }));
        const message = `"${one.from}" goes to "${one.to}", and "${other.from}" (${second?.pointer}) to "${other.to}": each names the other.`;
        return { document, pointer: one.pointer, ...first, code: 'swapped-words', message };
      }),
    ),
  );
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

function payloadOf({ payload = [] }: Checked<FormDefinition>['document']): readonly Sent[] {
  return payload.flatMap((line, index) => {
    const [from, to] = [readMember(line, 'from'), readMember(line, 'to')];
    return typeof from === 'string' && typeof to === 'string' ? [sentTo(`/payload/${index}/from`, from, to)] : [];
  });
}

const verifiedIn = ({ pages }: Checked<FormDefinition>['document']): readonly (readonly Sent[])[] =>
  listMembers(pages).map(([index, page]) => {
    const fields = listMembers(readMember(readMember(page, 'verify'), 'fields'));
    return fields.flatMap(([name, field]) =>
      typeof field === 'string' ? [sentTo(`/pages/${index}/verify/fields/${name}`, field, name)] : [],
    );
  });

const sentTo = (pointer: string, from: string, to: string): Sent => ({
  pointer,
  from,
  to,
  name: listWords(to),
  words: listWords(from),
});
