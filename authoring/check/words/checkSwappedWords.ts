import { escapeName } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { findEntryOf } from './findEntryOf.ts';
import { findSwappedExamples } from './findSwappedExamples.ts';
import { findHalfSwaps, findSwaps, type NamedWords } from './findSwaps.ts';
import { type ServiceName, type Sibling, siblingsAt } from './siblingsAt.ts';
import { listWords } from './wordStems.ts';

type PlacedWords = Sibling & NamedWords;

/**
 * Reports texts of two siblings, or references to them, that seem to stand in each other's place: each speaks of the
 * other's name, and not of its own.
 */
export const checkSwappedWords = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => documents.flatMap(swappedWordsAmong(services));

const swappedWordsAmong = memoize((services: readonly ServiceType[]) => {
  const serviceName = (id: unknown): string | undefined => services.find((service) => service.id === id)?.name;
  return memoize(({ file: { name: document }, document: value, texts: textsOf }: ParsedDocument) => {
    const read = textsOf();
    const texts = [...read, ...referencesIn(value, '', serviceName)];
    const leaves = texts.flatMap(({ pointer, text }) =>
      siblingsAt(value, pointer, serviceName).map((sibling) => ({ ...sibling, text })),
    );
    const alone = swapsIn(leaves.filter(hasNamedPlace), ({ group, rest }) => `${group}/*${rest}`);
    const isPartOf = ({ pointer }: Pick<Sibling, 'pointer'>) =>
      alone.some((pair) => pair.some((each) => each.pointer.startsWith(pointer)));
    const entries = joinTexts(leaves);
    const whole = swapsIn(entries, ({ group }) => group).filter((pair) => !pair.some(isPartOf));
    const asked = leaves.filter((leaf) => /^(?:\/question)?$/.test(leaf.rest) && leaf.text.trim().endsWith('?'));
    const halves = swapsIn(asked, ({ group, rest }) => `${group}/*${rest}`, findHalfSwaps).filter(
      (pair) => !pair.some(isPartOf),
    );
    const examples = findSwappedExamples(read).filter((pair) => !pair.some(isPartOf));
    return [
      ...alone.map(([one, other]) => describeSwap(document, one, other)),
      ...halves.map(([one, other]) => describeHalf(document, one, other)),
      ...whole.map(([one, other]) => {
        const beside = entries.filter(({ group }) => group === one.group);
        return describeSwap(document, one, other, findEntryOf(beside, one, value, services));
      }),
      ...examples.map(([one, other]) =>
        describeSwap(document, { ...one, called: nameIn(one) }, { ...other, called: nameIn(other) }),
      ),
    ];
  });
});

/** Entries of two lists have nothing to do with each other where their numbers are the same. */
const hasNamedPlace = ({ rest }: Sibling): boolean => !/\/\d+(\/|$)/.test(rest);

const nameIn = ({ pointer }: { readonly pointer: string }): string => pointer.split('/').at(-1) ?? '';

type SwappedText = Pick<Sibling, 'pointer' | 'called' | 'text'>;

/** @param mend what would mend it, where that is known */
function describeSwap(document: string, one: SwappedText, other: SwappedText, mend?: string): AuthoringProblem {
  const before = mend === undefined ? '' : `${mend}; as it is, `;
  const [first, second] = [
    `"${one.called}" has "${cut(one.text)}"`,
    `"${other.called}" (${other.pointer}) has "${cut(other.text)}"`,
  ];
  const message = `${before}${first}, and ${second}: each speaks of the other.`;
  return { document, pointer: one.pointer, code: 'swapped-words', message };
}

function describeHalf(document: string, one: SwappedText, other: SwappedText): AuthoringProblem {
  const message = `"${one.called}" has "${cut(one.text)}", and "${other.called}" (${other.pointer}) has "${cut(other.text)}", which speaks of "${one.called}", and not of its own name.`;
  return { document, pointer: one.pointer, code: 'swapped-words', message };
}

/** The beginning of a long text. */
const cut = (text: string): string => {
  const words = text.replaceAll(/<[^>]*>/g, '');
  return words.length <= 100 ? words : `${words.slice(0, 100).replace(/\s+\S*$/, '')}…`;
};

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
  find: typeof findSwaps = findSwaps,
): readonly (readonly [PlacedWords, PlacedWords])[] {
  const groups = new Map<string, PlacedWords[]>();
  // A text stands beside the siblings of each of its parents, and is taken apart once.
  const known = new Map<string, readonly string[]>();
  const wordsOf = (text: string): readonly string[] => {
    const words = known.get(text) ?? listWords(text);
    known.set(text, words);
    return words;
  };
  for (const sibling of siblings) {
    const group = groupOf(sibling);
    const placed = { ...sibling, name: wordsOf(sibling.called), words: wordsOf(sibling.text) };
    groups.set(group, [...(groups.get(group) ?? []), placed]);
  }
  return [...groups.values()].flatMap((placed) => find(placed));
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
