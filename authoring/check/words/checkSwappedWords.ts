import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { CheckTools } from '../CheckTools.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { listTexts } from '../texts/ContentText.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { findSwaps, type NamedWords } from './findSwaps.ts';
import { type ServiceName, type Sibling, siblingsAt } from './siblingsAt.ts';
import { listWords } from './wordStems.ts';

type PlacedWords = Sibling & NamedWords;

/**
 * Reports texts of two siblings, or references to them, that seem to stand in each other's place: each speaks of the
 * other's name, and not of its own.
 */
export const checkSwappedWords = (
  documents: readonly ParsedDocument[],
  { readSchema, services }: Pick<CheckTools, 'readSchema' | 'services'>,
): readonly AuthoringProblem[] => {
  const serviceName = (id: unknown): string | undefined => services.find((service) => service.id === id)?.name;
  return documents.flatMap(({ file: { kind, name: document }, document: value }) => {
    const texts = [...listTexts(value, kind.name, readSchema), ...referencesIn(value, '', serviceName)];
    const leaves = texts.flatMap(({ pointer, text }) =>
      siblingsAt(value, pointer, serviceName).map((sibling) => ({ ...sibling, text })),
    );
    const alone = swapsIn(leaves, ({ group, rest }) => `${group}/*${rest}`);
    const isPartOf = ({ pointer }: Sibling) =>
      alone.some((pair) => pair.some((each) => each.pointer.startsWith(pointer)));
    const whole = swapsIn(joinTexts(leaves), ({ group }) => group).filter((pair) => !pair.some(isPartOf));
    const swapped = [...alone, ...whole];
    return swapped.map(([one, other]) => describeSwap(document, one, other));
  });
};

const describeSwap = (document: string, one: PlacedWords, other: PlacedWords): AuthoringProblem => ({
  document,
  pointer: one.pointer,
  code: 'swapped-words',
  message: `"${one.called}" has "${one.text}", and "${other.called}" (${other.pointer}) has "${other.text}": each speaks of the other.`,
});

/** The texts of each sibling as one. */
function joinTexts(leaves: readonly Sibling[]): readonly Sibling[] {
  const joined = new Map<string, Sibling>();
  for (const { group, called, rest, pointer, text } of leaves) {
    const at = pointer.slice(0, pointer.length - rest.length);
    const before = joined.get(at);
    joined.set(at, { group, called, rest: '', pointer: at, text: before ? `${before.text} ${text}` : text });
  }
  return [...joined.values()];
}

function swapsIn(
  siblings: readonly Sibling[],
  groupOf: (sibling: Sibling) => string,
): readonly (readonly [PlacedWords, PlacedWords])[] {
  const groups = new Map<string, PlacedWords[]>();
  for (const sibling of siblings) {
    const group = groupOf(sibling);
    const placed = { ...sibling, name: listWords(sibling.called), words: listWords(sibling.text) };
    groups.set(group, [...(groups.get(group) ?? []), placed]);
  }
  return [...groups.values()].flatMap((placed) => findSwaps(placed));
}

interface Reference {
  readonly pointer: string;
  /** What it leads to is called. */
  readonly text: string;
}

/** References to parts of other documents and to further services, each with the name of what it leads to. */
function referencesIn(value: unknown, pointer: string, serviceName: ServiceName): readonly Reference[] {
  const reference = readMember(value, '$ref');
  if (typeof reference === 'string') return [{ pointer, text: reference.split('/').at(-1) ?? '' }];
  return listMembers(value).flatMap(([name, member]) => {
    const at = `${pointer}/${escapeName(name)}`;
    const service = name.endsWith('ServiceId') ? serviceName(member) : undefined;
    return service === undefined ? referencesIn(member, at, serviceName) : [{ pointer: at, text: service }];
  });
}
