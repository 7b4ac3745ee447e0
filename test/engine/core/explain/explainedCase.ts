import fc from 'fast-check';
import {
  compileWizard,
  type FormConfiguration,
  type FormDefinition,
  type Json,
  pathFor,
  type WizardPlan,
} from '#engine';
import { type Change, explain, type WizardPlace } from '#engine/explain';

/** The values of each field that can be tried one by one; undefined is no answer. */
const domains: Readonly<Record<string, readonly (Json | undefined)[]>> = {
  yes: [undefined, true, false],
  no: [undefined, true, false],
  pick: [undefined, 'X', 'Y', 'Z'],
  few: [undefined, 0, 1, 2, 3, 4, 5],
  more: [undefined, 0, 1, 2, 3, 4, 5],
};
const names = Object.keys(domains);

const read = (name: string) => ({ var: `answers.${name}` });
/** `both` is computed from the two others. */
const count = fc.constantFrom('few', 'more', 'both').map(read);
const limit = fc.integer({ min: -1, max: 6 });
const sum = fc
  .tuple(fc.constantFrom('+', '-'), count, fc.oneof(count, limit))
  .map(([name, a, b]) => ({ [name]: [a, b] }));
const order = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');

const leaf = (from: readonly string[]): fc.Arbitrary<unknown> => {
  const has = (name: string) => from.includes(name);
  const all: readonly fc.Arbitrary<unknown>[] = [
    ...(has('yes') ? [fc.constant(read('yes'))] : []),
    ...(has('no') ? [fc.constant(read('no'))] : []),
    ...(has('pick')
      ? [
          fc
            .tuple(fc.constantFrom('==', '!='), fc.constantFrom('X', 'Y', 'Z'))
            .map(([name, a]) => ({ [name]: [read('pick'), a] })),
          fc.constant({ in: [read('pick'), ['X', 'Y']] }),
        ]
      : []),
    ...(has('few') && has('more')
      ? [fc.tuple(order, fc.oneof(count, sum), fc.oneof(limit, count)).map(([name, a, b]) => ({ [name]: [a, b] }))]
      : []),
    fc.constantFrom(...from).map((name) => ({ answered: read(name) })),
  ];
  return fc.oneof(...all);
};

function condition(from: readonly string[], depth = 3): fc.Arbitrary<unknown> {
  if (depth === 0) return leaf(from);
  const part = condition(from, depth - 1);
  return fc.oneof(
    leaf(from),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(part, { minLength: 2, maxLength: 3 }))
      .map(([name, of]) => ({ [name]: of })),
    part.map((of) => ({ '!': of })),
    fc.tuple(part, part, part).map((of) => ({ if: of })),
  );
}

/** Random rules over fields, of which two are only shown by rules of their own, and random answers. */
export const explainedCases = fc.record({
  kind: fc.constantFrom('field', 'required', 'page'),
  rule: condition(names),
  showNo: fc.option(condition(['yes', 'pick'], 1), { nil: true }),
  showMore: fc.option(condition(['yes', 'pick'], 1), { nil: true }),
  answers: fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(domains[name] ?? []))]))),
});

export type ExplainedCase = typeof explainedCases extends fc.Arbitrary<infer T> ? T : never;

function compile({ rule, showNo, showMore }: ExplainedCase): WizardPlan | undefined {
  const integer = { type: 'integer', minimum: 0, maximum: 5 };
  const form: FormDefinition = {
    id: 'form',
    title: 'Form',
    pages: [
      {
        name: 'first',
        title: 'First',
        schema: {
          type: 'object',
          properties: {
            yes: { type: 'boolean', title: 'Yes' },
            no: { type: 'boolean', title: 'No' },
            pick: { type: 'string', enum: ['X', 'Y', 'Z'], title: 'Pick' },
            few: { ...integer, title: 'Few' },
            more: { ...integer, title: 'More' },
            both: { type: 'number' },
            shown: { type: 'string', title: 'Shown' },
            needed: { type: 'string', title: 'Needed' },
          },
        },
        rules: [
          { compute: '/both', with: { '+': [read('few'), read('more')] } },
          { show: ['/no'], when: showNo },
          { show: ['/more'], when: showMore },
          { show: ['/shown'], when: rule },
          { require: ['/needed'], when: rule },
        ],
      },
      { name: 'second', title: 'Second', when: rule, schema: { type: 'object', properties: {} }, review: true },
    ],
  };
  const configuration: FormConfiguration = { group: 'group', steps: [{ id: 'step', form: 'form' }] };
  const compiled = compileWizard({ name: 'configuration', document: configuration }, [
    { name: 'form', document: form },
  ]);
  return compiled.ok ? compiled.value : undefined;
}

const places: Readonly<Record<ExplainedCase['kind'], WizardPlace>> = {
  field: { kind: 'field', step: 'step', field: 'shown' },
  required: { kind: 'required', step: 'step', field: 'needed' },
  page: { kind: 'page', step: 'step', page: 'second' },
};

type Given = Readonly<Record<string, Json | undefined>>;

/** What the engine itself says about the place. */
function outcomeOf(plan: WizardPlan, kind: ExplainedCase['kind'], first: Given): boolean {
  const path = pathFor(plan, { step: { first } });
  if (kind === 'page') return path.length === 2;
  const view = path[0];
  return kind === 'field' ? view?.shown.includes('shown') === true : view?.required.includes('needed') === true;
}

/** Every way to change exactly this many answers. */
function* changesOf(answers: Given, size: number, from = 0): Generator<Given> {
  if (size === 0) {
    yield answers;
    return;
  }
  for (let at = from; at < names.length; at += 1) {
    const name = names[at] ?? '';
    for (const value of domains[name] ?? [])
      if (value !== answers[name]) yield* changesOf({ ...answers, [name]: value }, size - 1, at + 1);
  }
}

export interface Verdict {
  readonly kind: Change['kind'];
  readonly size: number;
  readonly smallest: boolean;
  /** What is wrong with the explanation; undefined when it is right. */
  readonly wrong?: string;
}

/**
 * Explains a case, and holds the change to the engine: it turns the outcome, and nothing smaller does. Where it is said that
 * more than three answers are needed, or that it was not found out, no change of three turns it; where it is said that there
 * is none, none of any size does.
 */
export function judgeCase(given: ExplainedCase): Verdict | undefined {
  const plan = compile(given);
  if (plan === undefined) return undefined;
  const now = outcomeOf(plan, given.kind, given.answers);
  const isTurned = (answers: Given): boolean => outcomeOf(plan, given.kind, answers) !== now;
  const turnedBy = (size: number): Given | undefined => {
    for (const answers of changesOf(given.answers, size)) if (isTurned(answers)) return answers;
    return undefined;
  };
  const { change } = explain(plan, { step: { first: given.answers } }, places[given.kind], { most: 4_000 });
  if (change.kind !== 'found') {
    const verdict = { kind: change.kind, size: 0, smallest: false };
    const most = change.kind === 'none' ? names.length : 3;
    const sizes = Array.from({ length: most }, (_, index) => index + 1);
    const found = sizes.map(turnedBy).find((answers) => answers !== undefined);
    return {
      ...verdict,
      ...(found !== undefined && { wrong: `${change.kind}, but ${JSON.stringify(found)} turns it` }),
    };
  }
  const { answers, smallest } = change;
  const verdict = { kind: change.kind, size: answers.length, smallest };
  const changed = { ...given.answers, ...Object.fromEntries(answers.map(({ field, to }) => [field, to])) };
  if (!isTurned(changed)) return { ...verdict, wrong: `${JSON.stringify(answers)} does not turn it` };
  for (let size = 1; size < answers.length; size += 1) {
    const smaller = turnedBy(size);
    if (smaller !== undefined)
      return { ...verdict, wrong: `${JSON.stringify(answers)}, but ${JSON.stringify(smaller)} is smaller` };
  }
  return verdict;
}
