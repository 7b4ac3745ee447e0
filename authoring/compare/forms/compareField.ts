import { evaluateCondition, isFailing, type JsonSchema, type PagePlan } from '#engine';
import { readMember } from '../../jsonParts.ts';
import type { Found } from '../Change.ts';
import type { Rules, Sameness } from '../rules/openRules.ts';
import { isSeen, type PlacedField } from '../rules/Side.ts';
import { writtenRule, writtenRules } from '../rules/writtenRule.ts';
import { compareParts, compareWords } from './compareParts.ts';
import { describeField } from './describeField.ts';

/** The differences that a guest sees between two versions of a field that can be asked in both. */
export const compareField = (before: PlacedField, after: PlacedField, rules: Rules): readonly Found[] => [
  ...compareParts(before.field, partsOf(before), partsOf(after)),
  ...compareWords(before.field, errorMessages(before), errorMessages(after)),
  ...compareFirstValue(before, after),
  ...compareComputed(before, after),
  ...compareShown(before, after, rules),
  ...compareRequired(before, after, rules),
  ...compareChecks(before, after, rules),
];

export const schemaOf = ({ page, field }: PlacedField): JsonSchema => page.schema.properties[field] ?? {};

export const uiSchemaOf = ({ page, field }: PlacedField): unknown => readMember(page.uiSchema, field);

const settingsOf = ({ step }: PlacedField) => step.step.form.settings;

const partsOf = (placed: PlacedField) => describeField(schemaOf(placed), uiSchemaOf(placed));

const errorMessages = ({ page, field }: PlacedField): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(page.messages)
      .filter(([pointer]) => pointer === `/${field}` || pointer.startsWith(`/${field}/`))
      .flatMap(([pointer, messages]) =>
        Object.entries(messages).map(([keyword, text]): [string, string] => {
          const inner = pointer.slice(field.length + 1);
          return [`message for "${keyword}"${inner && ` at "${inner}"`}`, text];
        }),
      ),
  );

function compareFirstValue(before: PlacedField, after: PlacedField): readonly Found[] {
  const [was, is] = [firstValue(before), firstValue(after)];
  return was === is ? [] : [{ verdict: 'look', message: `"${before.field}" starts with another value.` }];
}

function firstValue(placed: PlacedField): string {
  const { value, when } = placed.page.prefills.get(placed.field) ?? {};
  const rules = [value, when].map((rule) => rule && writtenRule(rule, settingsOf(placed)));
  return JSON.stringify([...rules, schemaOf(placed).default]);
}

/** Whether a value is computed, or how, has changed. What it decides elsewhere is compared there. */
function compareComputed(before: PlacedField, after: PlacedField): readonly Found[] {
  const written = (placed: PlacedField): string | undefined => {
    const rule = placed.page.computes.get(placed.field);
    return rule && writtenRule(rule, settingsOf(placed));
  };
  const [was, is] = [written(before), written(after)];
  if (was === is) return [];
  const change =
    was === undefined
      ? 'is computed, and no longer asked'
      : is === undefined
        ? 'is asked, and no longer computed'
        : 'is computed in another way';
  return [{ verdict: 'look', message: `"${before.field}" ${change}.` }];
}

const showRules = ({ page, field }: PlacedField) => page.shows.get(field) ?? [];

function compareShown(before: PlacedField, after: PlacedField, rules: Rules): readonly Found[] {
  const written = (placed: PlacedField) => writtenRules(showRules(placed), settingsOf(placed));
  if (written(before) === written(after)) return [];
  return say(
    `The condition of "${before.field}"`,
    rules.compare(
      () => before.step.isFieldShown(before.field),
      () => after.step.isFieldShown(after.field),
      () => [before, after].every(({ step, page }) => step.isOnPath() && step.isPageOnPath(page)),
    ),
    (shown) => `"${before.field}" is ${shown ? 'shown' : 'hidden'}`,
  );
}

const requireRules = ({ page, field }: PlacedField) => page.requires.get(field) ?? [];

function compareRequired(before: PlacedField, after: PlacedField, rules: Rules): readonly Found[] {
  const written = (placed: PlacedField) =>
    `${placed.page.schema.required.includes(placed.field)} ${writtenRules(requireRules(placed), settingsOf(placed))}`;
  if (written(before) === written(after)) return [];
  return say(
    `When "${before.field}" is required`,
    rules.compare(
      () => before.step.isFieldRequired(before.page, before.field),
      () => after.step.isFieldRequired(after.page, after.field),
      () => isSeen(before) && isSeen(after),
    ),
    (required) => `"${before.field}" ${required ? 'must be answered' : 'may be left out'}`,
  );
}

type Check = PagePlan['checks'][number];

const checksOf = ({ page, field }: PlacedField): ReadonlyMap<string, Check> =>
  new Map(
    page.checks.filter(({ names }) => names[0] === field).map((check) => [`${check.path} ${check.message}`, check]),
  );

function compareChecks(before: PlacedField, after: PlacedField, rules: Rules): readonly Found[] {
  const [was, is] = [checksOf(before), checksOf(after)];
  const only = (one: typeof was, other: typeof was) =>
    [...one].flatMap(([key, check]) => (other.has(key) ? [] : check));
  return [
    ...only(was, is).map(
      ({ message }): Found => ({
        verdict: 'look',
        message: `"${before.field}" is no longer checked for "${message}".`,
      }),
    ),
    ...only(is, was).map(
      ({ message }): Found => ({
        verdict: 'look',
        message: `"${before.field}" is checked for "${message}", too.`,
      }),
    ),
    ...[...was].flatMap(([key, check]) => {
      const other = is.get(key);
      return other === undefined ? [] : compareCheck([before, check], [after, other], rules);
    }),
  ];
}

function compareCheck(before: readonly [PlacedField, Check], after: typeof before, rules: Rules): readonly Found[] {
  const written = ([placed, { that, mentions = [] }]: typeof before) =>
    [that, ...mentions.map(({ value }) => value)].map((rule) => writtenRule(rule, settingsOf(placed))).join('\n');
  if (written(before) === written(after)) return [];
  const [placed, { message }] = before;
  return say(
    `The check "${message}" of "${placed.field}"`,
    rules.compare(
      () => refuses(...before),
      () => refuses(...after),
      () => isSeen(placed) && isSeen(after[0]),
    ),
    (refused) => `an answer to "${placed.field}" is ${refused ? `refused ("${message}")` : 'accepted'}`,
  );
}

/** Whether the checks of a field are written the same in both versions. */
export const hasSameChecks = (before: PlacedField, after: PlacedField): boolean =>
  JSON.stringify(writtenChecks(before)) === JSON.stringify(writtenChecks(after));

const writtenChecks = (placed: PlacedField): readonly (readonly [string, string])[] =>
  [...checksOf(placed)].map(([key, { that }]) => [key, writtenRule(that, settingsOf(placed))]);

/** Whether any check refuses the answer of the moment. */
export const isRefused = (placed: PlacedField): boolean =>
  [...checksOf(placed).values()].some((check) => refuses(placed, check));

/** Whether a check refuses the answer of the moment. */
function refuses({ step }: PlacedField, check: Check): boolean {
  const { scope } = step.findEntry(check) ?? step;
  return isFailing(evaluateCondition(check.that, scope), true);
}

/** The change that a rule has made, by what it means. */
export function say<T>(what: string, sameness: Sameness<T>, phrase: (effect: T) => string): readonly Found[] {
  switch (sameness.kind) {
    case 'same':
      return [{ verdict: 'safe', message: `${what} is written otherwise, and means the same.` }];
    case 'undecided':
      return [
        { verdict: 'look', message: `${what} is written otherwise, and whether it means the same is undecided.` },
      ];
    case 'differs': {
      const { example, before, after } = sameness;
      const sentence = `${phrase(after)} now, where before ${phrase(before)}.`;
      return [{ verdict: 'look', message: sentence.charAt(0).toUpperCase() + sentence.slice(1), example }];
    }
  }
}
