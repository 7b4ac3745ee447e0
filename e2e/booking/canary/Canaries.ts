import { day } from '../../guest/search.ts';

/** A text that occurs nowhere else, and the forms in which it may be written. */
export interface Canary {
  readonly typed: string;
  /** In lower case. */
  readonly needles: readonly string[];
}

/** The kinds of text that a control may accept. They are tried one after another until the form shows no error. */
const kinds = ['words', 'phone', 'email', 'zip', 'medicare', 'ssn', 'few'] as const;

type Kind = (typeof kinds)[number];

const digits = (n: number, length: number): string => String(n).padStart(length, '0');

/** `n` in letters, since names and cities accept no digits. */
const letters = (n: number): string =>
  digits(n, 4)
    .split('')
    .map((digit) => 'bcdfghjkmp'.charAt(Number(digit)))
    .join('');

function phone(n: number): Canary {
  const [area, exchange, line] = ['513', '555', digits(n, 4)];
  return {
    typed: `${area}${exchange}${line}`,
    needles: [`${area}${exchange}${line}`, `${area}-${exchange}-${line}`, `(${area}) ${exchange}-${line}`],
  };
}

function written(kind: Kind, n: number): Canary {
  const word = `kanari${letters(n)}`;
  const zip = `00${digits(n % 1000, 3)}-7${digits(n % 1000, 3)}`;
  const ssn = ['917', '53', digits(n, 4)];
  const medicare = `7KX9-${letters(n).slice(1).toUpperCase()}-${digits(n, 4)}`;
  switch (kind) {
    case 'words':
      return { typed: `K${word.slice(1)}`, needles: [word] };
    case 'email':
      return { typed: `${word}@example.com`, needles: [word] };
    case 'phone':
      return phone(n);
    case 'zip':
      return { typed: zip, needles: [zip] };
    case 'medicare':
      return { typed: medicare, needles: [medicare.toLowerCase(), medicare.toLowerCase().replaceAll('-', '')] };
    case 'ssn':
      return { typed: ssn.join(''), needles: [ssn.join(''), ssn.join('-')] };
    case 'few':
      // A weight, which is too short to be recognized elsewhere.
      return { typed: '173', needles: [] };
  }
}

/** A day, given as YYYY-MM-DD, in the forms in which it may be written. */
function dated(typed: string): Canary {
  const [year = '', month = '', day = ''] = typed.split('-');
  const long = new Date(`${typed}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    typed,
    needles: [typed, `${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`, long.toLowerCase()],
  };
}

const dates: readonly Canary[] = [dated('1987-06-23'), { typed: day(-20), needles: [] }];

/** The texts that one guest has typed, a different one for each control. */
export class Canaries {
  private readonly planted = new Map<string, Canary>();
  private readonly tried = new Map<string, number>();

  /** @param count first number of the texts; keep guests thousands apart, so that no two type the same text */
  constructor(private count: number) {}

  /** A text for the control with this name; each call for the same control returns another kind of text. */
  text(control: string, start: Kind = 'words'): string {
    const order = [start, ...kinds.filter((kind) => kind !== start)];
    const kind = order[this.turn(control) % order.length] ?? start;
    this.count += 1;
    return this.plant(control, written(kind, this.count));
  }

  date(control: string): string {
    return this.plant(control, dates[this.turn(control) % dates.length] ?? { typed: '', needles: [] });
  }

  /** Records a text that is typed unchanged because it must be correct, such as a code. */
  typed(control: string, text: string): string {
    return this.plant(control, { typed: text, needles: [text.toLowerCase()] });
  }

  /** Records a day that is typed unchanged. */
  day(control: string, date: string): string {
    return this.plant(control, dated(date));
  }

  /**
   * Records a chosen option: its label, and its value as it is written in JSON and in addresses. Yes, No and Me are too
   * common to be found.
   */
  chosen(control: string, label: string, value: string): void {
    const [shown, kept] = [label.toLowerCase(), value.toLowerCase()];
    const isFindable = !['yes', 'no', 'me'].includes(shown);
    this.plant(control, { typed: label, needles: isFindable ? [shown, `"${kept}"`, `=${kept}`] : [] });
  }

  /** The text of another control, to be typed again. */
  of(control: string): string | undefined {
    return this.planted.get(control)?.typed;
  }

  get size(): number {
    return this.planted.size;
  }

  /** The controls whose text occurs in the given text. */
  foundIn(text: string): readonly string[] {
    const within = text.toLowerCase();
    return [...this.planted].flatMap(([control, { needles }]) =>
      needles.some((needle) => within.includes(needle)) ? [control] : [],
    );
  }

  /** The controls with a text that can be recognized. */
  get findable(): readonly string[] {
    return [...this.planted].flatMap(([control, { needles }]) => (needles.length > 0 ? [control] : []));
  }

  private turn(control: string): number {
    const turn = this.tried.get(control) ?? 0;
    this.tried.set(control, turn + 1);
    return turn;
  }

  private plant(control: string, canary: Canary): string {
    this.planted.set(control, canary);
    return canary.typed;
  }
}
