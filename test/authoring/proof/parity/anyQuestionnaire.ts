import fc from 'fast-check';
import type { AnswerDefinition, QuestionDefinition, QuestionnaireDefinition } from '#engine';
import { anyCondition, type Readable } from './anyCondition.ts';

const region: Readable = { kind: 'choice', name: 'context.region', choices: ['north', 'south'] };
const options = ['a', 'b', 'c'];
const levels: Readonly<Record<string, number>> = { a: 1, b: 2, c: 2 };

type Kind = 'yesNo' | 'radio' | 'criteriaDropdown' | 'date';

function listReadables(kinds: readonly Kind[]): readonly Readable[] {
  return kinds.flatMap((kind, index): readonly Readable[] => {
    const name = `answers.q${index}`;
    if (kind === 'yesNo') return [{ kind: 'boolean', name }];
    if (kind === 'date') return [{ kind: 'date', name }];
    const choice: Readable = { kind: 'choice', name, choices: options };
    if (kind === 'radio') return [choice];
    return [choice, { kind: 'number', name: `criteria.q${index}.level`, most: 2 }];
  });
}

const maybe = <T>(part: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(part, { nil: undefined, freq: 2 });

function anyAnswer(kind: Kind, here: readonly Readable[]): fc.Arbitrary<AnswerDefinition> {
  const is =
    kind === 'date'
      ? fc.constant(undefined)
      : maybe<string | boolean>(kind === 'yesNo' ? fc.boolean() : fc.constantFrom(...options));
  return fc.record({
    is,
    when: maybe(anyCondition(here)),
    submitAction: maybe(fc.constantFrom('schedule', 'failWithErrorMessage')),
  });
}

function anyQuestion(kinds: readonly Kind[], index: number): fc.Arbitrary<QuestionDefinition> {
  const kind = kinds[index] ?? 'yesNo';
  const earlier = [region, ...listReadables(kinds.slice(0, index))];
  const here = [region, ...listReadables(kinds.slice(0, index + 1))];
  const hasOptions = kind === 'radio' || kind === 'criteriaDropdown';
  const option = (value: string) =>
    maybe(anyCondition(earlier)).map((when) => ({
      value,
      title: value,
      ...(when === undefined ? {} : { when }),
      ...(kind === 'criteriaDropdown' ? { criteria: { level: levels[value] ?? 0 } } : {}),
    }));
  return fc
    .record({
      options: fc.tuple(...options.map(option)),
      skipWhen: maybe(anyCondition(earlier)),
      checks: fc.array(anyCondition(here), { maxLength: 2 }),
      answers: fc.array(anyAnswer(kind, here), { maxLength: 3 }),
      messages: fc.array(anyCondition(here), { maxLength: 1 }),
    })
    .map((made) => ({
      id: `q${index}`,
      type: kind,
      title: `Question ${index}`,
      ...(hasOptions ? { options: made.options } : {}),
      ...(made.skipWhen === undefined ? {} : { skipWhen: made.skipWhen }),
      checks: made.checks.map((that) => ({ that, message: 'Refused.' })),
      answers: made.answers.map(written),
      messages: made.messages.map((when) => ({ type: 'info', location: 'top', text: 'Notice.', when })),
    }));
}

/** Removes the members that are undefined. */
const written = (answer: AnswerDefinition): AnswerDefinition => JSON.parse(JSON.stringify(answer));

/** Small questionnaires of every kind, most of them with problems. */
export const anyQuestionnaire: fc.Arbitrary<QuestionnaireDefinition> = fc
  .array(fc.constantFrom<Kind>('yesNo', 'radio', 'criteriaDropdown', 'date'), { minLength: 1, maxLength: 4 })
  .filter((kinds) => kinds.filter((kind) => kind === 'date').length <= 2)
  .chain((kinds) =>
    fc.tuple(...kinds.map((_, index) => anyQuestion(kinds, index))).map((questions) => ({
      id: 'any',
      title: 'Any',
      questions,
    })),
  );
