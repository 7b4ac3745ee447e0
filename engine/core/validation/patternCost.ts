/**
 * An upper bound on the ways in which a backtracking engine can try a pattern on a text of `length`: quantifiers
 * multiply, alternatives add up, a repeated part that can itself match in several ways grows without bound.
 * Infinite for what the bound cannot be given for; throws on no input.
 */
export function patternCost(pattern: string, length: number): number {
  const reader = new Reader(pattern, length);
  const cost = reader.alternatives();
  if (!reader.atEnd) return Number.POSITIVE_INFINITY;
  return pattern.startsWith('^') && !pattern.includes('|') ? cost : cost * length;
}

const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/;
const GROUP = /^\((?:\?(?:[:=!]|<[=!]|<[A-Za-z]\w*>))?/;

/** Recursive descent over the pattern; the position only moves forward. */
class Reader {
  private position = 0;
  private readonly pattern: string;
  private readonly length: number;

  constructor(pattern: string, length: number) {
    this.pattern = pattern;
    this.length = length;
  }

  get atEnd(): boolean {
    return this.position >= this.pattern.length;
  }

  private get rest(): string {
    return this.pattern.slice(this.position);
  }

  alternatives(): number {
    let cost = this.sequence();
    while (this.rest.startsWith('|')) {
      this.position += 1;
      cost += this.sequence();
    }
    return cost;
  }

  private sequence(): number {
    let cost = 1;
    while (!this.atEnd && !/^[|)]/.test(this.rest)) cost *= this.repeated(this.atom());
    return cost;
  }

  private atom(): number {
    const group = GROUP.exec(this.rest);
    if (group !== null) {
      this.position += group[0].length;
      const cost = this.alternatives();
      this.position += 1;
      return cost;
    }
    // A back-reference has no bound of this kind.
    if (/^\\[1-9k]/.test(this.rest)) return Number.POSITIVE_INFINITY;
    const single = /^(?:\\.|\[(?:\\.|[^\]\\])*\]|[\s\S])/.exec(this.rest);
    this.position += single?.[0].length ?? 1;
    return 1;
  }

  private repeated(cost: number): number {
    const found = QUANTIFIER.exec(this.rest);
    if (found === null) return cost;
    this.position += found[0].length;
    const [, sign, least, comma, most] = found;
    const from = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
    const to = sign === '?' ? 1 : sign === undefined && comma === undefined ? from : most ? Number(most) : this.length;
    const counts = Math.max(1, Math.min(to, this.length) - from + 1);
    return cost === 1 ? counts : counts * cost ** to;
  }
}
