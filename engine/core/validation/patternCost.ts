import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';

/**
 * An upper bound on the ways in which a backtracking engine can try a pattern on a text of `length`. Quantifiers
 * multiply it, alternatives add up, and a repeated part that can itself match in several ways makes it grow
 * exponentially. Infinite when there is no such bound. Never throws.
 */
export function patternCost(pattern: string, length: number): number {
  const reader = new Reader(pattern, length);
  const cost = reader.alternatives();
  if (!reader.atEnd) return Number.POSITIVE_INFINITY;
  return pattern.startsWith('^') && !pattern.includes('|') ? cost : cost * length;
}

/** Parses the pattern by recursive descent; the position only moves forward. */
class Reader {
  private position = 0;
  private readonly pattern: string;
  private readonly length: number;
  private readonly backReference = /\\[1-9k]/y;
  private readonly single = /\\u\{[^}]*\}|\[(?:\\.|[^\]\\])*\]|\\?./sy;
  private readonly quantifier = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;

  constructor(pattern: string, length: number) {
    this.pattern = pattern;
    this.length = length;
  }

  get atEnd(): boolean {
    return this.position >= this.pattern.length;
  }

  alternatives(): number {
    let cost = this.sequence();
    while (this.pattern[this.position] === '|') {
      this.position += 1;
      cost += this.sequence();
    }
    return cost;
  }

  private sequence(): number {
    let cost = 1;
    while (!this.atEnd && !'|)'.includes(this.pattern.charAt(this.position))) cost *= this.repeated(this.atom());
    return cost;
  }

  /** The kind and the name of a group, such as `?:`, are read as characters: they have one way. */
  private atom(): number {
    if (this.pattern[this.position] === '(') {
      this.position += 1;
      const cost = this.alternatives();
      this.position += 1;
      return cost;
    }
    // There is no such bound for a back-reference.
    if (this.take(this.backReference) !== null) return Number.POSITIVE_INFINITY;
    this.take(this.single);
    return 1;
  }

  private repeated(cost: number): number {
    const found = this.take(this.quantifier);
    if (found === null) return cost;
    const [, sign, least, comma, most] = found;
    const from = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
    const to = sign === '?' ? 1 : sign === undefined && comma === undefined ? from : most ? Number(most) : this.length;
    const counts = Math.max(1, Math.min(to, this.length) - from + 1);
    return cost === 1 ? counts : counts * cost ** to;
  }

  private take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.position;
    const found = expression.exec(this.pattern);
    this.position += found?.[0].length ?? 0;
    return found;
  }
}

/** The longest text that a pattern is run on; a longer one does not match. */
export const PATTERN_LENGTH = 250;
/** The highest cost that is allowed. To try a pattern in this many ways takes a phone some tens of milliseconds. */
const AFFORDABLE = 2e7;

/** Compiles a pattern as Ajv does. */
export const compilePattern = (pattern: string): RegExp => new RegExp(pattern, 'u');

/** The problem of a pattern that is not a regular expression, or that could take too long on the guest's phone. */
export function patternProblem(pattern: string, place: Place): ContentProblem | undefined {
  try {
    compilePattern(pattern);
  } catch {
    return problem(place, 'invalid-pattern', pattern);
  }
  if (patternCost(pattern, PATTERN_LENGTH) <= AFFORDABLE) return undefined;
  return problem(place, 'slow-pattern');
}
