import type { ContentText } from './ContentText.ts';

/** What guests read of a unit, each with its short forms. */
const units = [
  ['second', 'seconds', 'sec', 'secs'],
  ['minute', 'minutes', 'min', 'mins'],
  ['hour', 'hours', 'hr', 'hrs', 'h'],
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['year', 'years'],
  ['mile', 'miles', 'mi'],
  ['kilometer', 'kilometers', 'kilometre', 'kilometres', 'km', 'kms'],
  ['meter', 'meters', 'metre', 'metres'],
  ['foot', 'feet', 'ft'],
  ['yard', 'yards', 'yd'],
] as const;

/** A number that is filled in, and the unit that follows it: `{n} min`. */
interface Measure {
  readonly placeholder: string;
  readonly unit: string;
  readonly written: string;
}

/**
 * A unit behind a placeholder that is not the unit of the number that is filled in: the one that the placeholder's name
 * ends with ("{miles}", "{recentVaccinationDays}"), or that follows it in the example of the text's schema.
 */
export function findOtherUnit({ text, example = '' }: Pick<ContentText, 'text' | 'example'>): string | undefined {
  const examples = measuresIn(example);
  const other = measuresIn(text).flatMap(({ placeholder, unit, written }): readonly string[] => {
    const named = unitOf(/[A-Z]?[a-z]+$/.exec(placeholder)?.[0] ?? '');
    const own = examples.filter((each) => each.placeholder === placeholder);
    const meant = named === undefined ? own.map((each) => each.unit) : [named];
    if (meant.length === 0 || meant.includes(unit)) return [];
    return [`"{${placeholder}} ${written}": what is filled in is a number of ${pluralOf(meant[0])}.`];
  });
  return other[0];
}

const measuresIn = (text: string): readonly Measure[] =>
  [...text.matchAll(/\{(\w+)\}[ -]?([A-Za-z]+)/g)].flatMap(([, placeholder = '', written = '']) => {
    const unit = unitOf(written);
    return unit === undefined ? [] : [{ placeholder, unit, written }];
  });

/** The plural of a unit is its second name. */
const pluralOf = (unit: string | undefined): string | undefined => units.find(([name]) => name === unit)?.[1];

function unitOf(word: string): string | undefined {
  const [unit] = units.find((names) => names.some((name) => name === word.toLowerCase())) ?? [];
  return unit;
}
