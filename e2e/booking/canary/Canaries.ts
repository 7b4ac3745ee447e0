/** A text that stands nowhere else, and the ways in which it may be written. */
export interface Canary {
  readonly typed: string;
  /** In lower case. */
  readonly needles: readonly string[];
}

/** What kinds of text a control may take: each is tried until the form finds nothing wrong with it. */
const kinds = ['words', 'phone', 'email', 'zip', 'medicare', 'ssn', 'few'] as const;

type Kind = (typeof kinds)[number];

const digits = (n: number, length: number): string => String(n).padStart(length, '0');

/** `n` in letters: names and cities take no others. */
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
      // A weight: too short to be found by.
      return { typed: '173', needles: [] };
  }
}

/** A day, YYYY-MM-DD, as it may be written. */
function dated(typed: string): Canary {
  const [year = '', month = '', day = ''] = typed.split('-');
  const long = new Date(`${typed}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    typed,
    needles: [typed, `${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`, long.toLowerCase()],
  };
}

const dates: readonly Canary[] = [
  dated('1987-06-23'),
  { typed: new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10), needles: [] },
];

/** The texts that one guest has typed. Each control gets one of its own. */
export class Canaries {
  private readonly planted = new Map<string, Canary>();
  private readonly tried = new Map<string, number>();

  /** @param count where the texts begin to be numbered: thousands apart, two guests never type the same */
  constructor(private count: number) {}

  /** For a control with this name; another kind of text each time that it is asked for the same one. */
  text(control: string, start: Kind = 'words'): string {
    const order = [start, ...kinds.filter((kind) => kind !== start)];
    const kind = order[this.turn(control) % order.length] ?? start;
    this.count += 1;
    return this.plant(control, written(kind, this.count));
  }

  date(control: string): string {
    return this.plant(control, dates[this.turn(control) % dates.length] ?? { typed: '', needles: [] });
  }

  /** A text that is typed as it is: one that must be right, such as a code. */
  typed(control: string, text: string): string {
    return this.plant(control, { typed: text, needles: [text.toLowerCase()] });
  }

  /** A day that is typed as it is. */
  day(control: string, date: string): string {
    return this.plant(control, dated(date));
  }

  /** An option that is chosen: its words, and its value as JSON and addresses carry it. Yes and No cannot be found. */
  chosen(control: string, label: string, value: string): void {
    const [shown, kept] = [label.toLowerCase(), value.toLowerCase()];
    const isFindable = !['yes', 'no'].includes(shown);
    this.plant(control, { typed: label, needles: isFindable ? [shown, `"${kept}"`, `=${kept}`] : [] });
  }

  /** The text of another control, typed once more. */
  of(control: string): string | undefined {
    return this.planted.get(control)?.typed;
  }

  get size(): number {
    return this.planted.size;
  }

  /** The controls whose text is in there. */
  foundIn(text: string): readonly string[] {
    const within = text.toLowerCase();
    return [...this.planted].flatMap(([control, { needles }]) =>
      needles.some((needle) => within.includes(needle)) ? [control] : [],
    );
  }

  /** The controls whose text can be found at all. */
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
