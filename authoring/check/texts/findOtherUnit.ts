import type { ContentText } from './ContentText.ts';
import { pluralOf, unitOf } from './units.ts';

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
    const [first] = meant;
    if (first === undefined || meant.includes(unit)) return [];
    return [`"{${placeholder}} ${written}": what is filled in is a number of ${pluralOf(first)}.`];
  });
  return other[0];
}

const measuresIn = (text: string): readonly Measure[] =>
  [...text.matchAll(/\{(\w+)\}[ -]?([A-Za-z]+)/g)].flatMap(([, placeholder = '', written = '']) => {
    const unit = unitOf(written);
    return unit === undefined ? [] : [{ placeholder, unit, written }];
  });
