/** The units of each quantity: what guests read of a unit, each with its plural and its short forms. */
const quantities = [
  [
    ['second', 'seconds', 'sec', 'secs'],
    ['minute', 'minutes', 'min', 'mins'],
    ['hour', 'hours', 'hr', 'hrs', 'h'],
    ['day', 'days'],
    ['week', 'weeks'],
    ['month', 'months'],
    ['year', 'years'],
  ],
  [
    ['mile', 'miles', 'mi'],
    ['kilometer', 'kilometers', 'kilometre', 'kilometres', 'km', 'kms'],
    ['meter', 'meters', 'metre', 'metres'],
    ['foot', 'feet', 'ft'],
    ['yard', 'yards', 'yd'],
  ],
  [
    ['pound', 'pounds', 'lb', 'lbs'],
    ['kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'kilo', 'kilos', 'kg', 'kgs'],
    ['ounce', 'ounces', 'oz'],
    ['gram', 'grams', 'gramme', 'grammes'],
  ],
] as const;

const units: readonly (readonly string[])[] = quantities.flat();

/** The unit that a word says; undefined for any other word. */
export function unitOf(word: string): string | undefined {
  const [unit] = units.find((names) => names.includes(word.toLowerCase())) ?? [];
  return unit;
}

/** The plural of a unit is its second name. */
export const pluralOf = (unit: string): string => units.find(([name]) => name === unit)?.[1] ?? unit;

/** Whether two units measure the same: pounds and kilograms. */
export const measureAlike = (one: string, other: string): boolean =>
  quantities.some((alike: readonly (readonly string[])[]) =>
    [one, other].every((unit) => alike.some(([name]) => name === unit)),
  );
