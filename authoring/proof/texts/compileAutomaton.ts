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

/** Past so many states nothing is claimed of a pattern. */
const MOST_STATES = 3000;

/**
 * The automaton that takes exactly the texts that a pattern finds something in, as JSON Schema means it; undefined for a
 * pattern that is no regular language, that looks around inside, or that needs too many states.
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

/** The same for the whole text: where an alternative is not held to an end of it, anything may stand there. */
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

/** `^` or `$`: that no sign stands there. */
function isEnd(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...more] = element.alternatives.flatMap(({ elements }) => elements);
  return more.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}
