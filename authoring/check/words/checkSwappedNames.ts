import { escapeName, type FormDefinition, type Place } from '#engine';
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

/**
 * Reports two fields of a form whose answers go to each other's place, by the names of both, or to entries of a list in
 * another order than their names count; once, where it is written. And a last name that is put before the first name,
 * without a comma.
 */
export function checkSwappedNames(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const turned = definitions.flatMap(({ name: document, document: form }) =>
    turnedNames(form.pages, '/pages').map((found) => atOrigin<AuthoringProblem>({ document, ...found })),
  );
  const problems = definitions.flatMap(({ name: document, document: form }) =>
    [...payloadsOf(form), ...verifiedIn(form)].flatMap((sent) => {
      const swapped = findSwaps(sent).map((pair) => [...pair, 'each names the other'] as const);
      const miscounted = findMiscounted(sent).map((pair) => [...pair, 'their names count the other way'] as const);
      return [...swapped, ...miscounted].map(([one, other, why]): AuthoringProblem => {
        const [first, second] = [one, other].map(({ pointer }) => atOrigin({ document, pointer }));
        const message = `"${one.from}" goes to "${one.to}", and "${other.from}" (${second?.pointer}) to "${other.to}": ${why}.`;
        return { document, pointer: one.pointer, ...first, code: 'swapped-words', message };
      });
    }),
  );
  return [
    ...new Map([...problems, ...turned].map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values(),
  ];
}

function turnedNames(value: unknown, pointer: string): readonly Omit<AuthoringProblem, 'document'>[] {
  const parts = listMembers(readMember(value, 'cat')).map(([, part]) => readMember(part, 'var') ?? part);
  const last = parts.findIndex((part) => /\.lastName$/.test(String(part)));
  const isTurned = last >= 0 && parts.slice(last).some((part) => /\.firstName$/.test(String(part)));
  if (isTurned && !parts.some((part) => String(part).includes(',')))
    return [{ pointer, code: 'swapped-words', message: 'The last name stands before the first name.' }];
  return listMembers(value).flatMap(([name, member]) => turnedNames(member, `${pointer}/${escapeName(name)}`));
}

/** Pairs such as `addressLineOne` for the second entry of a list, and `addressLineTwo` for the first. */
function findMiscounted(sent: readonly Sent[]): readonly (readonly [Sent, Sent])[] {
  const counted = sent.flatMap((each) => {
    const [, list, index] = /^(.*)\/(\d+)$/.exec(each.to) ?? [];
    const [, name, count = ''] = COUNTED.exec(each.from) ?? [];
    if (list === undefined || name === undefined) return [];
    return [{ each, key: `${list} ${name}`, index: Number(index), count: counts.indexOf(count) % 4 }];
  });
  return counted.flatMap((one, at) =>
    counted
      .slice(at + 1)
      .filter(({ key, count, index }) => key === one.key && (count - one.count) * (index - one.index) < 0)
      .map((other) => [one.each, other.each] as const),
  );
}

const counts = ['One', 'Two', 'Three', 'Four', '1', '2', '3', '4'];

/** A name that ends with a count. */
const COUNTED = /^(.*?)(One|Two|Three|Four|[1-4])$/;

/** The lines of the form, and those of each of its pages. */
const payloadsOf = (form: Checked<FormDefinition>['document']): readonly (readonly Sent[])[] => [
  linesOf(form.payload, '/payload'),
  ...listMembers(form.pages).map(([index, page]) => linesOf(readMember(page, 'payload'), `/pages/${index}/payload`)),
];

const linesOf = (payload: unknown, pointer: string): readonly Sent[] =>
  listMembers(payload).flatMap(([index, line]) => {
    const [from, to] = [readMember(line, 'from'), readMember(line, 'to')];
    return typeof from === 'string' && typeof to === 'string' ? [sentTo(`${pointer}/${index}/from`, from, to)] : [];
  });

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
