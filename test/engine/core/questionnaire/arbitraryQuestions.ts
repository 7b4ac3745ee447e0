import fc from 'fast-check';
import type { Answers, Json, OptionDefinition, QuestionDefinition, QuestionnairePlan } from '#engine';
import { buildQuestionnaire, compilePlan } from './exampleQuestions.ts';

/** A rule, and its meaning without the engine. */
interface Condition {
  readonly rule: unknown;
  readonly holds: (answers: Answers) => boolean;
}

/** A question, and the meaning of its rules. */
export interface ModelQuestion {
  readonly definition: QuestionDefinition;
  readonly skips: Condition['holds'];
  readonly offers: (answers: Answers) => readonly Json[] | 'dates';
  readonly ends: (answers: Answers) => 'eligible' | 'ineligible' | 'next';
}

export interface Model {
  readonly plan: QuestionnairePlan;
  readonly questions: readonly ModelQuestion[];
}

export const dates = ['1950-02-28', '1999-12-31', '2020-02-29'] as const;
const values = ['red', 'green', 'blue'] as const;
const isDate = (value: Json | undefined): value is string => dates.some((date) => date === value);

const always: Condition = { rule: true, holds: () => true };
const never: Condition = { rule: false, holds: () => false };

/** A condition that is guarded by `answered`, so that it is never unknown and every path has an end. */
function guarded(id: string, rule: unknown, holds: (answer: Json) => boolean): Condition {
  return {
    rule: { and: [{ answered: { var: `answers.${id}` } }, rule] },
    holds: (answers) => {
      const answer = answers[id];
      return answer !== undefined && holds(answer);
    },
  };
}

function about({ id, type }: Pick<QuestionDefinition, 'id' | 'type'>): fc.Arbitrary<Condition> {
  const answer = { var: `answers.${id}` };
  const given = fc.constant<Condition>({ rule: { answered: answer }, holds: (answers) => answers[id] !== undefined });
  if (type === 'yesNo') return fc.oneof(given, fc.constant(guarded(id, answer, (value) => value === true)));
  if (type === 'date')
    return fc.oneof(
      given,
      fc.constantFrom(...dates).map((date) => guarded(id, { '<': [answer, date] }, (value) => String(value) < date)),
    );
  const equal = fc
    .constantFrom(...values)
    .map((each) => guarded(id, { '==': [answer, each] }, (value) => value === each));
  const warm = guarded(id, { var: `criteria.${id}.warm` }, (value) => value === 'red');
  return type === 'criteriaDropdown' ? fc.oneof(given, equal, fc.constant(warm)) : fc.oneof(given, equal);
}

function conditions(readable: readonly Pick<QuestionDefinition, 'id' | 'type'>[]): fc.Arbitrary<Condition> {
  const atoms = fc.oneof(fc.constant(always), fc.constant(never), ...readable.map(about), ...readable.map(about));
  return fc.oneof(
    { weight: 4, arbitrary: atoms },
    fc.tuple(atoms, atoms).map(
      ([a, b]): Condition => ({
        rule: { or: [a.rule, { '!': [b.rule] }] },
        holds: (answers) => a.holds(answers) || !b.holds(answers),
      }),
    ),
  );
}

const types = ['date', 'radio', 'yesNo', 'dropdown', 'criteriaDropdown'] as const;
const actions = fc.constantFrom('schedule', 'failWithErrorMessage', undefined, undefined, undefined);

/** Options that may depend on earlier answers. The first is always offered, so that nobody is stuck. */
function optionsFor(type: QuestionDefinition['type'], earlier: readonly Pick<QuestionDefinition, 'id' | 'type'>[]) {
  return fc.tuple(conditions(earlier), conditions(earlier)).map((whens) => {
    const rules = [always, ...whens];
    const options = values.map((value, index): OptionDefinition => {
      const criteria = type === 'criteriaDropdown' ? { criteria: { warm: value === 'red' } } : {};
      return { value, title: value, ...criteria, when: rules[index]?.rule };
    });
    const offers = (answers: Answers) => values.filter((_, index) => rules[index]?.holds(answers));
    return { options, offers };
  });
}

function answersFor(readable: readonly Pick<QuestionDefinition, 'id' | 'type'>[]) {
  const one = fc.record({ condition: conditions(readable), submitAction: actions });
  return fc.array(one, { maxLength: 3 }).map((all) => ({
    answers: all.map(({ condition, submitAction }) => ({
      when: condition.rule,
      ...(submitAction === undefined ? {} : { submitAction }),
    })),
    ends: (answers: Answers) => {
      const first = all.find(({ condition }) => condition.holds(answers))?.submitAction;
      if (first === undefined) return 'next' as const;
      return first === 'schedule' ? ('eligible' as const) : ('ineligible' as const);
    },
  }));
}

function question(index: number, kinds: readonly QuestionDefinition['type'][]): fc.Arbitrary<ModelQuestion> {
  const all = kinds.map((type, at) => ({ id: `q${at}`, type }));
  const type = kinds[index] ?? 'yesNo';
  const [earlier, readable] = [all.slice(0, index), all.slice(0, index + 1)];
  const hasOptions = type !== 'yesNo' && type !== 'date';
  return fc
    .record({ skip: conditions(earlier), offer: optionsFor(type, earlier), follow: answersFor(readable) })
    .map(({ skip, offer, follow }) => ({
      definition: {
        id: `q${index}`,
        type,
        title: `Question ${index}?`,
        skipWhen: skip.rule,
        answers: follow.answers,
        ...(hasOptions ? { options: offer.options } : {}),
      },
      skips: skip.holds,
      offers: (answers) => (type === 'date' ? 'dates' : type === 'yesNo' ? [true, false] : offer.offers(answers)),
      ends: follow.ends,
    }));
}

/** Random questionnaires of every type of question, with their meaning. */
export const models: fc.Arbitrary<Model> = fc
  .array(fc.constantFrom(...types), { minLength: 1, maxLength: 7 })
  .chain((kinds) => fc.tuple(...kinds.map((_, index) => question(index, kinds))))
  .map((questions) => ({
    plan: compilePlan(buildQuestionnaire(...questions.map(({ definition }) => definition))),
    questions,
  }));

/** The result of these answers, computed without the engine. */
export function predict({ questions }: Model, given: Answers) {
  const seen: Record<string, Json> = {};
  const path: string[] = [];
  for (const { definition, skips, offers, ends } of questions) {
    if (skips(seen)) continue;
    const { id } = definition;
    path.push(id);
    const answer = Object.hasOwn(given, id) ? given[id] : undefined;
    if (answer === undefined || !isValid(answer, offers(seen))) return { path, state: 'pending' };
    seen[id] = answer;
    const end = ends(seen);
    if (end !== 'next') return { path, state: end };
  }
  return { path, state: 'eligible' };
}

/** Whether an answer is valid. Dates come from a list here, so no calendar is needed to check them. */
export const isValid = (answer: Json, offered: readonly Json[] | 'dates'): boolean =>
  offered === 'dates' ? isDate(answer) : offered.includes(answer);

/** Arbitrary answers: valid, invalid, of another question, of another type. */
export const anyAnswer: fc.Arbitrary<Json | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...dates) },
  { weight: 6, arbitrary: fc.constantFrom(...values) },
  { weight: 4, arbitrary: fc.boolean() },
  fc.constantFrom(
    undefined,
    null,
    '',
    0,
    1,
    'true',
    'pink',
    '2019-02-29',
    '20200101',
    'red ',
    [],
    ['red'],
    {},
    { red: 1 },
  ),
);

const fitting: Readonly<Record<QuestionDefinition['type'], fc.Arbitrary<Json>>> = {
  date: fc.constantFrom(...dates),
  yesNo: fc.boolean(),
  radio: fc.constantFrom(...values),
  dropdown: fc.constantFrom(...values),
  criteriaDropdown: fc.constantFrom(...values),
};

/** Answers to all the questions, most of them of the right type. */
const answersTo = ({ questions }: Model): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ definition: { id, type } }) => [
        id,
        fc.oneof({ weight: 9, arbitrary: fitting[type] }, { weight: 1, arbitrary: anyAnswer }),
      ]),
    ),
  );

/** A random questionnaire with answers to it. */
export const answered: fc.Arbitrary<readonly [Model, Answers]> = models.chain((model) =>
  answersTo(model).map((answers) => [model, answers] as const),
);
