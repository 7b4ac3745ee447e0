import type { Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { settingValues } from '../words/limitsOfRules.ts';
import { wordedRules } from '../words/wordedRules.ts';
import { askedFields } from './AskedField.ts';

type Read = Pick<CheckedDocuments, 'definitions' | 'questionnaires' | 'configurations' | 'prescreens'>;
type Definition = Read['definitions'][number];

/** So many days, months or years, as words say them or as a rule compares with them. */
interface Bound {
  readonly unit: string;
  readonly numbers: readonly number[];
  /** As the words have it, where they say it in another unit. */
  readonly said?: string;
  /** The setting that has the number, where the rule has none itself. */
  readonly setting?: string;
}

/**
 * Reports words that say another number of days than a rule compares with: those of the rule, and those of the question
 * whose answer opens what the rule checks ("In the past 30 days, were you ill?", with dates of at most 28 days ago).
 */
export function checkSpansSaid(read: Read, atOrigin: <T extends Place>(problem: T) => T): readonly AuthoringProblem[] {
  const problems = [
    ...wordedRules(read).flatMap(({ document, pointer, rule, words }) => {
      const definition = read.definitions.find(({ name }) => name === document);
      // Another check compares months and years, which the words of a rule may say as an age.
      const bounds = boundsIn(rule).filter(({ unit, setting }) => unit === 'day' || setting !== undefined);
      const known = bounds.map((bound) => (definition === undefined ? bound : withSetting(bound, definition, read)));
      return differing({ document, pointer }, words, known);
    }),
    ...read.definitions.flatMap((definition) => questionsOf(definition, read)),
  ].map(atOrigin);
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

function questionsOf(definition: Definition, read: Read): readonly AuthoringProblem[] {
  const { name: document, document: form } = definition;
  const rules = form.pages.flatMap((page) => page.rules ?? []);
  return askedFields(form).flatMap(({ name, pointer, schema: { title, description } }) => {
    const opened = rules.flatMap((rule) =>
      'show' in rule && JSON.stringify(rule.when).includes(`"answers.${name}"`) ? rule.show.map(topOf) : [],
    );
    const bounds = rules.flatMap((rule) =>
      'check' in rule && (topOf(rule.check) === name || opened.includes(topOf(rule.check))) ? boundsIn(rule.that) : [],
    );
    const known = bounds.map((bound) => withSetting(bound, definition, read));
    return Object.entries({ title, description }).flatMap(([member, words]) =>
      differing({ document, pointer: `${pointer}/${member}` }, words, known),
    );
  });
}

/** The field of the page in which a field, perhaps of an entry, lies. */
const topOf = (pointer: string): string => pointer.split('/')[1] ?? '';

const withSetting = (bound: Bound, definition: Definition, read: Read): Bound =>
  bound.setting === undefined ? bound : { ...bound, numbers: settingValues(definition, bound.setting, read) };

function differing(place: Place, words: unknown, bounds: readonly Bound[]): readonly AuthoringProblem[] {
  const said = bounds.some(({ unit, setting }) => unit === 'day' && setting !== undefined)
    ? [...boundsSaid(words), ...pastInDays(words)]
    : boundsSaid(words);
  const compared = bounds.filter(({ unit, numbers }) => numbers.length > 0 && said.some((each) => each.unit === unit));
  const [bound] = compared;
  const foreign = said.find(({ unit }) => unit === bound?.unit);
  if (bound === undefined || foreign === undefined || said.some((each) => compared.some((one) => isSaid(one, each))))
    return [];
  const limit = bound.numbers.join(' or ');
  const by =
    bound.setting === undefined
      ? `the rule compares with ${limit}`
      : `what is asked for is held to the setting "${bound.setting}", which is ${limit}: "{${bound.setting}}" would say it`;
  const message = `The words say ${foreign.said ?? `${foreign.numbers[0]} ${bound.unit}s`}, and ${by}.`;
  return [{ ...place, code: 'says-another-limit', message }];
}

/** "Less than 60 days" and "59 days at most" are the same. */
const isSaid = (bound: Bound, { unit, numbers }: Bound): boolean =>
  bound.unit === unit && bound.numbers.some((number) => numbers.some((said) => Math.abs(number - said) <= 1));

const boundsSaid = (words: unknown): readonly Bound[] =>
  typeof words !== 'string'
    ? []
    : [...words.matchAll(/(\d+)[ -](day|month|year)s?\b/gi)].map(([, number, unit = '']) => ({
        unit: unit.toLowerCase(),
        numbers: [Number(number)],
      }));

/** As few days, and as many more, as these have. */
const DAYS: Readonly<Record<string, readonly [least: number, more: number]>> = {
  week: [7, 0],
  month: [28, 3],
  year: [365, 1],
};

/** "In the past 6 months", in each number of days that this may be. */
const pastInDays = (words: unknown): readonly Bound[] =>
  [...String(words).matchAll(/\b(?:past|last) ((\d+) (week|month|year)s?)\b/gi)].map(
    ([, said = '', count, name = '']) => {
      const [least = 0, more = 0] = DAYS[name.toLowerCase()] ?? [];
      const numbers = Array.from({ length: Number(count) * more + 1 }, (_, index) => Number(count) * least + index);
      return { unit: 'day', numbers, said };
    },
  );

/** The numbers and settings with which a rule compares the time between two dates. */
function boundsIn(rule: unknown): readonly Bound[] {
  const operands = listMembers(rule).map(([, operand]) => operand);
  const inner = operands.flatMap(boundsIn);
  if (!Array.isArray(rule)) return inner;
  const unit = ['day', 'month', 'year'].find((each) =>
    operands.some((operand) => readMember(operand, `${each}sBetween`) !== undefined),
  );
  const number = operands.find((operand) => typeof operand === 'number');
  const setting = operands
    .map((operand) => /^settings\.(\w+)$/.exec(String(readMember(operand, 'var')))?.[1])
    .find((name) => name !== undefined);
  if (unit === undefined) return inner;
  if (typeof number === 'number') return [...inner, { unit, numbers: [number] }];
  return setting === undefined ? inner : [...inner, { unit, numbers: [], setting }];
}
