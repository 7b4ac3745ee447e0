import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, type FormDefinition, type Json, type PageDefinition, validatePage } from '#engine';
import { isObject } from '../../../../engine/core/json/Json.ts';
import { readPath } from '../../../../engine/core/json/pointer.ts';
import { compilePets, complaints, pets, petsPlan, petsView, sent } from './exampleList.ts';

// Many random cases, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 60_000 });

const plan = petsPlan();
const [page] = pets.pages;
if (page === undefined) throw new Error('The example has a page.');
const withPage = (part: Partial<PageDefinition>): FormDefinition => ({ ...pets, pages: [{ ...page, ...part }] });
/** The same form with other schemas for some of its fields. */
const withFields = (fields: object, more: Partial<PageDefinition> = {}): FormDefinition =>
  withPage({
    schema: { type: 'object', required: ['list'], properties: fields },
    uiSchema: {},
    rules: [],
    messages: {},
    ...more,
  });
const alone = (form: FormDefinition) => petsPlan({ ...form, payload: [] });

const rex = { name: 'Rex', seen: '2026-11-20' };
const owner = (answers: Answers): Answers => ({ has: true, ...answers });

describe('a list that must be answered', () => {
  it.each<readonly [string, Json | undefined, readonly string[]]>([
    ['is complete with one entry', [rex], []],
    ['asks for one entry while it is untouched', undefined, ['/pets/0/name', '/pets/0/seen']],
    ['asks the same of an empty list', [], ['/pets/0/name', '/pets/0/seen']],
    ['asks in every card, when nothing is given in any', [{}, {}], ['/pets/0', '/pets/1'].flatMap(members)],
    ['does not take cleared texts for answers', [{ name: '', seen: null }], ['/pets/0/name', '/pets/0/seen']],
    ['asks in the cards that were left empty between others', [rex, {}, rex], ['/pets/1/name', '/pets/1/seen']],
    ['asks for what an entry lacks', [{ seen: '2026-11-20' }], ['/pets/0/name']],
    ['refuses more entries than there may be', [rex, rex, rex, rex], ['/pets']],
    ['refuses what is no entry', [rex, 'Rex'], ['/pets/1']],
    ['refuses what is no list', 'Rex', ['/pets']],
  ])('%s', (_, answer, expected) => {
    expect(pathsOf(complaints(plan, owner(answer === undefined ? {} : { pets: answer })))).toEqual(expected);
  });

  it('is asked as a whole when its entries require nothing', () => {
    const list = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };
    const plain = alone(withFields({ list }));
    expect(complaints(plain, {})).toEqual(['/list: Needed.']);
    expect(complaints(plain, { list: [{}, { a: '' }] })).toEqual(['/list: Needed.']);
    expect(complaints(plain, { list: [{}, { a: 'x' }] })).toEqual([]);
  });

  it('can want more than one entry', () => {
    const items = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
    const plain = alone(withFields({ list: { type: 'array', minItems: 2, items } }));
    expect(pathsOf(complaints(plain, {}))).toEqual(['/list', '/list/0/a']);
    expect(pathsOf(complaints(plain, { list: [{ a: 'x' }] }))).toEqual(['/list']);
    expect(complaints(plain, { list: [{ a: 'x' }, { a: 'y' }] })).toEqual([]);
  });

  it('asks the groups inside its entries too', () => {
    const group = { type: 'object', required: ['c'], properties: { c: { type: 'string' } } };
    const items = { type: 'object', required: ['b'], properties: { b: group, d: { type: 'string' } } };
    const plain = alone(withFields({ list: { type: 'array', items } }));
    expect(complaints(plain, { list: [{ d: 'x' }] })).toEqual(['/list/0/b/c: Needed.']);
  });

  it('may stand in a group, and hold lists itself', () => {
    const inner = { type: 'array', items: { type: 'object', required: ['c'], properties: { c: { type: 'string' } } } };
    const items = { type: 'object', required: ['b'], properties: { a: { type: 'string' }, b: inner } };
    const group = { type: 'object', required: ['in'], properties: { in: { type: 'array', items } } };
    const check = { check: '/list/in/-/b/-/c', that: { '!=': [{ var: 'entry.c' }, 'bad'] }, message: 'invalid' };
    const plain = alone(withFields({ list: group }, { rules: [check] }));
    expect(complaints(plain, {})).toEqual(['/list/in/0/b/0/c: Needed.']);
    const b: Json = [{}, { c: 'bad' }, { c: 'good' }];
    expect(
      complaints(plain, {
        list: {
          in: [
            { a: 'x', b: [{ c: 'x' }] },
            { a: 'x', b },
          ],
        },
      }),
    ).toEqual(['/list/in/1/b/0/c: Needed.', '/list/in/1/b/1/c: Invalid.']);
  });
});

describe('a list that may be left out', () => {
  it.each<readonly [string, Json, readonly string[]]>([
    ['asks nothing while nothing is given', [], []],
    ['asks nothing of cards in which nothing is given', [{}, { place: '', note: null }], []],
    ['asks every card as soon as anything is given in one', [{}, { note: 'x' }], ['/walks/0/place', '/walks/1/place']],
    ['is complete when every card is', [{ place: 'Park' }], []],
  ])('%s', (_, walks, expected) => {
    expect(pathsOf(complaints(plan, { has: false, walks }))).toEqual(expected);
  });
});

describe('the words of an entry', () => {
  it.each<readonly [string, object, readonly string[]]>([
    ['name the field', {}, ['/pets/0/name: Name is a required field.', '/pets/0/seen: Last seen is a required field.']],
    ['come from the document', { ...rex, seen: '2026-02-31' }, ['/pets/0/seen: Date is invalid.']],
    ['are those of the check', { ...rex, seen: '2026-11-21' }, ['/pets/0/seen: Date must be in the past.']],
    ['have the settings', { ...rex, seen: '2026-10-21' }, ['/pets/0/seen: Date must be within the past 30 days.']],
  ])('%s', (_, entry, expected) => {
    expect(complaints(plan, owner({ pets: [entry as Json] }))).toEqual(expected);
  });

  it.each([
    ['2026-11-20', []],
    ['2026-10-22', []],
    ['2026-10-21', ['Date must be within the past 30 days.']],
  ])('hold the limit of days at %s', (seen, expected) => {
    expect(complaints(plan, owner({ pets: [{ ...rex, seen }] }))).toEqual(expected.map((w) => `/pets/0/seen: ${w}`));
  });
});

describe('a check of every entry', () => {
  it('reads the entry that it is made in, and puts the fault there', () => {
    const entries = [rex, { ...rex, food: 'Rex' }, { ...rex, name: 'Tom', food: 'Rex' }];
    expect(complaints(plan, owner({ pets: entries }))).toEqual(['/pets/1/food: Nobody eats itself.']);
  });

  it('fails while it is unknown only once its own answer is given', () => {
    expect(complaints(plan, owner({ pets: [{ seen: '2026-11-20' }] }))).toEqual([
      '/pets/0/name: Name is a required field.',
    ]);
    expect(complaints(plan, owner({ pets: [{ seen: '2026-11-20', food: 'Rex' }] }))).toEqual([
      '/pets/0/name: Name is a required field.',
      '/pets/0/food: Nobody eats itself.',
    ]);
  });

  it('is not made where the schema refuses the answer', () => {
    expect(complaints(plan, owner({ pets: [{ ...rex, seen: '2027-02-31' }] }))).toEqual([
      '/pets/0/seen: Date is invalid.',
    ]);
  });

  it('can be about the entry as a whole, and about the list', () => {
    const items = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const rules = [
      { check: '/list/-', that: { '==': [{ var: 'entry.a' }, { var: 'entry.b' }] }, message: 'invalid' },
      {
        check: '/list',
        that: { none: [{ var: 'answers.list' }, { '==': [{ var: 'a' }, 'bad'] }] },
        message: 'invalid',
      },
    ];
    const plain = alone(withFields({ list: { type: 'array', items } }, { rules }));
    expect(pathsOf(complaints(plain, { list: [{ a: 'x', b: 'x' }, { a: 'x' }, {}] }))).toEqual(['/list/1']);
    expect(pathsOf(complaints(plain, { list: [{ a: 'bad', b: 'bad' }] }))).toEqual(['/list']);
  });

  it('comes in the order of the cards, and of the fields on each', () => {
    const late = { ...rex, seen: '2027-01-01' };
    expect(pathsOf(complaints(plan, { walks: [{ note: 'x' }], pets: [late, {}, { ...late, name: 'Barnaby' }], has: true })))
      // biome-ignore format: one line for each card
      .toEqual(['/pets/0/seen', '/pets/1/name', '/pets/1/seen', '/pets/2/name', '/pets/2/seen', '/walks/0/place']);
  });
});

describe('what rules and the request see of a list', () => {
  it('is its entries in which anything is given, with what is given', () => {
    const answers = owner({ pets: [{}, { ...rex, food: '' }, { name: null }] });
    expect(petsView(plan, answers).scope.answers).toEqual({ has: true, pets: [rex] });
    expect(sent(plan, answers)).toEqual({ animals: { list: [rex], kind: 'pets' } });
  });

  it('is nothing where nothing is given', () => {
    const answers = owner({ pets: [{}, { name: '' }], walks: [] });
    expect(petsView(plan, answers).scope.answers).toEqual({ has: true });
    expect(sent(plan, answers)).toEqual({});
  });

  it('counts entries, not cards', () => {
    expect(petsView(plan, owner({ pets: [rex, {}] })).shown).not.toContain('more');
    expect(petsView(plan, owner({ pets: [rex, rex] })).shown).toContain('more');
  });

  it('is nothing while the list is hidden, and all of it again afterwards', () => {
    const answers = { has: false, pets: [rex, rex], more: 'x' };
    expect(complaints(plan, { ...answers, pets: [{}] })).toEqual([]);
    expect(petsView(plan, answers).shown).toEqual(['has', 'walks']);
    expect(sent(plan, answers)).toEqual({});
    expect(sent(plan, { ...answers, has: true })).toEqual({
      animals: { list: [rex, rex], kind: 'pets' },
      more: 'x',
    });
  });
});

describe('a constant of the request', () => {
  const line = (more: object): FormDefinition => ({
    ...pets,
    payload: [{ from: '/has', to: '/x', ...more } as never],
  });

  it.each<Json>(['asked', 5, false, ''])('%j is sent when its answer is given', (send) => {
    expect(sent(petsPlan(line({ send })), { has: false })).toEqual({ x: send });
    expect(sent(petsPlan(line({ send })), {})).toEqual({});
  });
});

describe('compiling a list', () => {
  const items = { type: 'object', properties: { a: { type: 'string', default: 'x' } } };
  const rule = (extra: object) => withPage({ rules: [...(page.rules ?? []), extra as never] });
  const look = (extra: object) => withPage({ uiSchema: { ...page.uiSchema, ...extra } });
  it.each<readonly [string, FormDefinition, string, string, string]>([
    [
      'a name of no member of the entry',
      rule({
        check: '/pets/-/seen',
        that: { '<': [{ var: 'entry.sene' }, { var: 'context.today' }] },
        message: 'past',
      }),
      'name',
      '/pages/0/rules/5/that/</0/var',
      '"sene" is not in "entry".',
    ],
    [
      'an entry outside of a list',
      rule({ check: '/more', that: { '==': [{ var: 'entry.name' }, 'x'] }, message: 'required' }),
      'name',
      '/pages/0/rules/5/that/==/0/var',
      '"entry" is not a name that a rule can read.',
    ],
    [
      'an entry in a condition',
      rule({ show: ['/more'], when: { answered: { var: 'entry.name' } } }),
      'name',
      '/pages/0/rules/5/when/answered/var',
      '"entry" is not a name that a rule can read.',
    ],
    [
      'a member of another type',
      rule({
        check: '/pets/-/seen',
        that: { '<': [{ var: 'entry.name' }, { var: 'context.today' }] },
        message: 'past',
      }),
      'type',
      '/pages/0/rules/5/that/</0',
      '"<" expects a number or a date, not text.',
    ],
    [
      'an unknown member to check',
      rule({ check: '/pets/-/born', that: true, message: 'required' }),
      'name',
      '/pages/0/rules/5/check',
      '"born" is not a field here.',
    ],
    [
      'a single entry to show',
      rule({ show: ['/pets/-/name'], when: true }),
      'name',
      '/pages/0/rules/5/show/0',
      '"/pets/-/name" is inside a group; a group is shown and required as a whole.',
    ],
    [
      'words for no member',
      withPage({ messages: { '/pets/-/born': { required: 'x' } } }),
      'name',
      '/pages/0/messages/~1pets~1-~1born',
      '"born" is not a field here.',
    ],
    [
      'words of a card that are none',
      look({ pets: { 'ui:add': true } }),
      'type',
      '/pages/0/uiSchema/pets/ui:add',
      '"ui:add" is text for the guest to read.',
    ],
    [
      'words of a card that are empty',
      look({ pets: { 'ui:entry': ' ' } }),
      'type',
      '/pages/0/uiSchema/pets/ui:entry',
      '"ui:entry" is text for the guest to read.',
    ],
    [
      'words of a card elsewhere',
      look({ more: { 'ui:delete': 'x' } }),
      'type',
      '/pages/0/uiSchema/more/ui:delete',
      '"ui:delete" is for a list whose entries are objects; this is none.',
    ],
    [
      'a widget for the whole list',
      look({ pets: { 'ui:widget': 'text' } }),
      'widget',
      '/pages/0/uiSchema/pets/ui:widget',
      'The entries of this list are asked on cards; it has no widget itself.',
    ],
    [
      'a look of no member',
      look({ pets: { items: { nmae: {} } } }),
      'name',
      '/pages/0/uiSchema/pets/items/nmae',
      '"nmae" is not a field here.',
    ],
    [
      'an unknown widget of a member',
      look({ pets: { items: { name: { 'ui:widget': 'txt' } } } }),
      'widget',
      '/pages/0/uiSchema/pets/items/name/ui:widget',
      '"txt" is not a widget.',
    ],
    [
      'a default in an entry',
      withFields({ list: { type: 'array', items } }),
      'keyword',
      '/pages/0/schema/properties/list/items/properties/a/default',
      'An entry of a list starts empty; its fields have no default.',
    ],
    [
      'a member whose name means every entry',
      withFields({ list: { type: 'object', properties: { '-': { type: 'string' } } } }),
      'name',
      '/pages/0/schema/properties/list/properties/-',
      '"-" cannot be the name of an answer.',
    ],
    [
      'a constant beside an encoding',
      { ...pets, payload: [{ from: '/more', to: '/x', as: 'yesNo', send: 'x' }] },
      'payload',
      '/payload/0/as',
      '"as" encodes the answer, but "send" is sent instead of it.',
    ],
    [
      'a constant that was never put in',
      { ...pets, payload: [{ from: '/more', to: '/x', send: { $ref: 'texts#/x' } }] },
      'transclusion',
      '/payload/0/send',
      '"texts#/x" was not found.',
    ],
  ])('refuses %s', (_, form, code, pointer, message) => {
    const compiled = compilePets(form);
    const found = compiled.ok ? [] : compiled.problems;
    expect(found.find((problem) => problem.message === message) ?? found).toMatchObject({ code, pointer });
  });
});

const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);
const byAjv = ajv.compile({
  type: 'object',
  required: ['name', 'seen'],
  properties: {
    name: { type: 'string', maxLength: 5 },
    food: { type: 'string' },
    seen: { type: 'string', format: 'date' },
  },
});

const text = fc.constantFrom<Json>('', 'Rex', 'Barnaby', '2026-11-20', '2026-02-31', '2027-01-01', null, 5);
const entry = fc.oneof(
  fc.dictionary(fc.constantFrom('name', 'food', 'seen', 'stranger'), text, { noNullPrototype: true }),
  fc.constantFrom<Readonly<Record<string, Json>>>(rex, { ...rex, food: 'hay' }, { name: '', seen: null }),
);
const anything = fc.oneof(entry, entry, text, fc.constant<Json>([]));
const isEmpty = (value: unknown): boolean => value === null || value === '';
const without = (value: Readonly<Record<string, Json>>) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => !isEmpty(member)));

describe('random lists', () => {
  it("have the verdict of the entries' schema, in each entry", () => {
    let [valid, invalid] = [0, 0];
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (list) => {
        const given = list.map(without);
        const due = given.length > 0 ? given : [{}];
        const wrong = due.flatMap((each, index) => (byAjv(each) ? [] : [String(index)]));
        const view = petsView(plan, owner({ pets: list }));
        const schemaOnly = { ...view, page: { ...view.page, checks: [] } };
        const found = validatePage(schemaOnly, owner({ pets: list })).map(({ path }) => path.split('/')[2] ?? '');
        expect([...new Set(found)]).toEqual(wrong);
        if (wrong.length === 0) valid += 1;
        else invalid += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(valid).toBeGreaterThan(20);
    expect(invalid).toBeGreaterThan(200);
  });

  it('are validated and sent without throwing, and no empty entry is ever sent', () => {
    const holdsNothing = (value: unknown): boolean =>
      isEmpty(value) || (typeof value === 'object' && value !== null && Object.values(value).every(holdsNothing));
    let entries = 0;
    fc.assert(
      fc.property(fc.boolean(), fc.oneof(fc.array(anything), text), fc.array(anything), (has, list, walks) => {
        const answers = { has, pets: list, walks };
        complaints(plan, answers);
        const payload = sent(plan, answers);
        const lists = [readPath(payload, ['animals', 'list']), readPath(payload, ['walks'])];
        for (const each of lists.flat().filter(isObject)) {
          entries += 1;
          expect(holdsNothing(each), JSON.stringify(each)).toBe(false);
        }
        if (!has) expect(payload).not.toHaveProperty('animals');
      }),
      { numRuns: 2_000 },
    );
    expect(entries).toBeGreaterThan(500);
  });
});

function members(path: string): readonly string[] {
  return [`${path}/name`, `${path}/seen`];
}

function pathsOf(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.slice(0, line.indexOf(':')));
}
