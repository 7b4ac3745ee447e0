import {
  CharSet,
  type Concatenation,
  DFA,
  type Element,
  type Expression,
  JS,
  NFA,
  type NoParent,
  type Quantifier,
  Transformers,
  transform,
} from 'refa';

/** A pattern that needs more states has no automaton. */
const MOST_STATES = 3000;

/**
 * The automaton that accepts exactly the texts that a pattern matches anywhere, as JSON Schema defines it. Undefined
 * for a pattern that is not a regular language, that has lookarounds inside, or that needs too many states.
 */
export function compileAutomaton(pattern: string): DFA | undefined {
  try {
    const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' });
    const { expression, maxCharacter } = parser.parse({ backreferences: 'throw', maxNodes: 20_000 });
    const whole = transform(Transformers.applyAssertions(), unanchored(expression, maxCharacter));
    const factory = new NFA.LimitedNodeFactory(MOST_STATES);
    const loose = NFA.fromRegex(whole, { maxCharacter }, { assertions: 'throw' }, factory);
    const found = DFA.fromFA(loose, new DFA.LimitedNodeFactory(MOST_STATES));
    found.minimize();
    return found;
  } catch {
    return undefined;
  }
}

/** The same expression for the whole text: an alternative without an anchor may have any text at that end. */
function unanchored({ alternatives }: NoParent<Expression>, maximum: number): NoParent<Expression> {
  const anything: NoParent<Quantifier> = {
    type: 'Quantifier',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [{ type: 'Concatenation', elements: [{ type: 'CharacterClass', characters: CharSet.all(maximum) }] }],
  };
  const whole = ({ elements }: NoParent<Concatenation>): NoParent<Concatenation> => {
    const starts = isEnd(elements[0], 'behind');
    const ends = isEnd(elements.at(-1), 'ahead');
    const inner = elements.slice(starts ? 1 : 0, ends ? -1 : undefined);
    return { type: 'Concatenation', elements: [...(starts ? [] : [anything]), ...inner, ...(ends ? [] : [anything])] };
  };
  return { type: 'Expression', alternatives: alternatives.map(whole) };
}

/** Whether an element is `^` or `$`: an assertion that no character is there. */
function isEnd(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...more] = element.alternatives.flatMap(({ elements }) => elements);
  return more.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}
