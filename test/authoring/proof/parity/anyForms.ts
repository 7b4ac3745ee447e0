import fc from 'fast-check';
import type { FormConfiguration, FormDefinition, FormRule, Json, PageDefinition } from '#engine';
import { anyCondition, type Readable } from './anyCondition.ts';

export interface Forms {
  readonly configuration: FormConfiguration;
  readonly definitions: readonly FormDefinition[];
}

const choices = ['a', 'b', 'c'];
const most = 3;

type Kind = Readable['kind'];
const kinds: readonly Kind[] = ['boolean', 'choice', 'number', 'list'];

const schemas: Readonly<Record<Kind, object>> = {
  boolean: { type: 'boolean' },
  choice: { type: 'string', enum: choices },
  number: { type: 'integer', minimum: 0, maximum: most },
  date: { type: 'string', format: 'date' },
  list: { type: 'array', uniqueItems: true, items: { type: 'string', enum: choices } },
};

const readable = (kind: Kind, name: string): Readable =>
  kind === 'choice' || kind === 'list'
    ? { kind, name, choices }
    : kind === 'number'
      ? { kind, name, most }
      : { kind, name };

const flag: Readable = { kind: 'boolean', name: 'settings.flag' };

const maybe = <T>(part: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(part, { nil: undefined });

/**
 * Rules of one page: earlier fields decide whether a field is shown, and any field up to itself whether it is required
 * or valid.
 */
function anyRules(fields: readonly string[], before: readonly Readable[], findKind: (field: string) => Kind) {
  const rules = fields.map((field, index) => {
    const earlier = [...before, ...fields.slice(0, index).map((name) => readable(findKind(name), `answers.${name}`))];
    const here = [...earlier, readable(findKind(field), `answers.${field}`)];
    return fc
      .record({
        show: fc.array(anyCondition(earlier), { maxLength: 2 }),
        require: maybe(anyCondition(earlier)),
        check: fc.array(anyCondition(here), { maxLength: 2 }),
      })
      .map(({ show, require, check }): readonly FormRule[] => [
        ...show.map((when) => ({ show: [`/${field}`], when })),
        ...(require === undefined ? [] : [{ require: [`/${field}`], when: require }]),
        ...check.map((that, at) => ({ check: `/${field}`, that, message: `check${at}` })),
      ]);
  });
  return fc.tuple(...rules).map((each) => each.flat());
}

/** A rule that computes a field from what is read before it. */
function anyCompute(field: string, kind: Kind, before: readonly Readable[]): fc.Arbitrary<FormRule> {
  const condition = anyCondition(before);
  const numbers = before.filter((each) => each.kind === 'number').map(({ name }) => ({ var: name }));
  const values: Readonly<Record<Kind, fc.Arbitrary<Json>>> = {
    boolean: condition,
    choice: condition.map((when): Json => ({ if: [when, 'a', 'b'] })),
    number: fc.oneof(
      fc.tuple(condition, fc.integer({ min: 0, max: most + 1 })).map(([when, less]): Json => ({ if: [when, less, 2] })),
      ...numbers.map((read) => fc.integer({ min: 0, max: 2 }).map((more): Json => ({ '+': [read, more] }))),
    ),
    date: fc.constant('2020-01-03'),
    list: fc.constant([]),
  };
  return values[kind].map((value) => ({ compute: `/${field}`, with: value }));
}

interface PagePlan {
  readonly name: string;
  readonly fields: readonly string[];
  readonly before: readonly Readable[];
  readonly conditional: boolean;
  /** A field that is computed, if it can be. */
  readonly computed?: string;
}

function anyPage({ name, fields, before, conditional, computed }: PagePlan, findKind: (field: string) => Kind) {
  const asked = fields.filter((field) => field !== computed);
  const known = [...before, ...asked.map((each) => readable(findKind(each), `answers.${each}`))];
  const compute = computed === undefined ? fc.constant(undefined) : anyCompute(computed, findKind(computed), known);
  return fc
    .record({
      rules: fc
        .tuple(anyRules(fields, before, findKind), compute)
        .map(([rules, rule]) =>
          rule === undefined ? rules : [rule, ...rules.filter((each) => !requires(each, rule))],
        ),
      required: fc.subarray([...asked]),
      when: conditional ? maybe(anyCondition(before)) : fc.constant<Json | undefined>(undefined),
    })
    .map(
      ({ rules, required, when }): PageDefinition => ({
        name,
        title: name,
        ...(when === undefined ? {} : { when }),
        schema: {
          type: 'object',
          required,
          properties: Object.fromEntries(fields.map((field) => [field, { ...schemas[findKind(field)], title: field }])),
        },
        rules,
        messages: Object.fromEntries(fields.map((field) => [`/${field}`, wordsFor(field, rules)])),
      }),
    );
}

const requires = (rule: FormRule, computing: FormRule): boolean =>
  'require' in rule && 'compute' in computing && rule.require.includes(computing.compute);

const wordsFor = (field: string, rules: readonly FormRule[]) =>
  Object.fromEntries(
    rules.flatMap((rule) => ('check' in rule && rule.check === `/${field}` ? [[rule.message, 'No.']] : [])),
  );

/** Two small forms, one after the other, most of them with problems. In half of them the field `x` is computed. */
export const anyForms: fc.Arbitrary<Forms> = fc
  .tuple(fc.array(fc.constantFrom(...kinds), { minLength: 4, maxLength: 4 }), fc.boolean())
  .chain(([own, computes]) => {
    const names = ['w', 'x', 'y', 'z'];
    const findKind = (field: string): Kind => own[names.indexOf(field)] ?? 'boolean';
    const answers = (root: string, fields: readonly string[]) =>
      fields.map((field) => readable(findKind(field), `${root}.${field}`));
    const computed = computes && findKind('x') !== 'list' ? { computed: 'x' } : {};
    const one = { name: 'first', fields: ['w', 'x'], before: [flag], conditional: false, ...computed };
    const first = anyPage(one, findKind);
    const second = anyPage(
      { name: 'second', fields: ['y'], before: [flag, ...answers('answers', ['w', 'x'])], conditional: true },
      findKind,
    );
    const before = answers('steps.one', ['w', 'x', 'y']);
    const third = anyPage({ name: 'third', fields: ['z'], before, conditional: false }, findKind);
    return fc.tuple(first, second, third, maybe(anyCondition(before))).map(([one, two, three, when]) => ({
      configuration: {
        group: 'any',
        steps: [
          { id: 'one', form: 'a' },
          { id: 'two', form: 'b', ...(when === undefined ? {} : { when }) },
        ],
      },
      definitions: [
        { id: 'a', title: 'A', settings: { flag: { type: 'boolean', default: true } }, pages: [one, two] },
        { id: 'b', title: 'B', pages: [three] },
      ],
    }));
  });
