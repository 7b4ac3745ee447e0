import { CharBase, CharSet, type DFA } from 'refa';

/** Lists of characters that represent all others: no automaton distinguishes the characters of one list. */
export function buildAlphabet(automata: readonly DFA[]): readonly (readonly number[])[] {
  const maximum = automata[0]?.maxCharacter ?? 0x10_ff_ff;
  const sets = new Map<string, CharSet>([['', CharSet.all(maximum)]]);
  for (const automaton of automata)
    for (const node of automaton.nodes())
      for (const set of groupSigns(node, maximum)) sets.set(set.toRangesString(), set);
  return new CharBase(sets.values()).sets.map(pickSigns).sort(([a = 0], [b = 0]) => rankSign(a) - rankSign(b));
}

/** The sets of characters that lead from a state to each next state. */
function groupSigns({ out }: DFA.Node, maximum: number): readonly CharSet[] {
  const ranges = new Map<DFA.Node, { readonly min: number; readonly max: number }[]>();
  for (const [range, to] of out) ranges.set(to, [...(ranges.get(to) ?? []), range]);
  return [...ranges.values()].map((each) => CharSet.empty(maximum).union(each));
}

/** Characters that an author can read, preferred ones first. */
const readable = [...'xyzabcABC0123456789 -.,:;/()\'"&+_#@!?*$%éñß’–'].map((sign) => sign.codePointAt(0) ?? 0);

const MOST_SIGNS = 3;

function pickSigns(set: CharSet): readonly number[] {
  const preferred = readable.filter((sign) => set.has(sign)).slice(0, MOST_SIGNS);
  return preferred.length > 0
    ? preferred
    : [set.ranges.find(({ min }) => !isUnusual(min))?.min ?? set.ranges[0]?.min ?? 0];
}

/** The order of preference; characters that nobody types come last. */
const rankSign = (sign: number): number => {
  const at = readable.indexOf(sign);
  return at === -1 ? readable.length + (isUnusual(sign) ? 1 : 0) : at;
};

const isUnusual = (sign: number): boolean =>
  sign < 0x20 || (sign >= 0x7f && sign < 0xa1) || (sign >= 0xd8_00 && sign < 0xe0_00);
