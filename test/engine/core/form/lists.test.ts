import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition, Json } from '#engine';
import { pets, petsPlan, petsView, petsWithFields, sent, shownErrors } from './exampleList.ts';

const plan = petsPlan();
const [page] = pets.pages;
if (page === undefined) throw new Error('The example has a page.');
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
    expect(listPaths(shownErrors(plan, owner(answer === undefined ? {} : { pets: answer })))).toEqual(expected);
  });

  it('is asked as a whole when its entries require nothing', () => {
    const list = {
      type: 'array',
      title: 'List',
      items: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
    };
    const plain = alone(petsWithFields({ list }));
    expect(shownErrors(plain, {})).toEqual(['/list: Needed.']);
    expect(shownErrors(plain, { list: [{}, { a: '' }] })).toEqual(['/list: Needed.']);
    expect(shownErrors(plain, { list: [{}, { a: 'x' }] })).toEqual([]);
  });

  it('can want more than one entry', () => {
    const items = { type: 'object', required: ['a'], properties: { a: { type: 'string', title: 'A' } } };
    const plain = alone(petsWithFields({ list: { type: 'array', title: 'List', minItems: 2, items } }));
    expect(listPaths(shownErrors(plain, {}))).toEqual(['/list', '/list/0/a']);
    expect(listPaths(shownErrors(plain, { list: [{ a: 'x' }] }))).toEqual(['/list']);
    expect(shownErrors(plain, { list: [{ a: 'x' }, { a: 'y' }] })).toEqual([]);
  });

  it('asks the groups inside its entries too', () => {
    const group = { type: 'object', required: ['c'], properties: { c: { type: 'string', title: 'C' } } };
    const items = { type: 'object', required: ['b'], properties: { b: group, d: { type: 'string', title: 'D' } } };
    const plain = alone(petsWithFields({ list: { type: 'array', title: 'List', items } }));
    expect(shownErrors(plain, { list: [{ d: 'x' }] })).toEqual(['/list/0/b/c: Needed.']);
  });

  it('may stand in a group, and hold lists itself', () => {
    const inner = {
      type: 'array',
      title: 'B',
      items: { type: 'object', required: ['c'], properties: { c: { type: 'string', title: 'C' } } },
    };
    const items = { type: 'object', required: ['b'], properties: { a: { type: 'string', title: 'A' }, b: inner } };
    const group = { type: 'object', required: ['in'], properties: { in: { type: 'array', title: 'In', items } } };
    const check = { check: '/list/in/-/b/-/c', that: { '!=': [{ var: 'entry.c' }, 'bad'] }, message: 'invalid' };
    const plain = alone(petsWithFields({ list: group }, { rules: [check] }));
    expect(shownErrors(plain, {})).toEqual(['/list/in/0/b/0/c: Needed.']);
    const b: Json = [{}, { c: 'bad' }, { c: 'good' }];
    expect(
      shownErrors(plain, {
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
    expect(listPaths(shownErrors(plan, { has: false, walks }))).toEqual(expected);
  });
});

describe('the words of an entry', () => {
  it.each<readonly [string, object, readonly string[]]>([
    ['name the field', {}, ['/pets/0/name: Name is a required field.', '/pets/0/seen: Last seen is a required field.']],
    ['come from the document', { ...rex, seen: '2026-02-31' }, ['/pets/0/seen: Date is invalid.']],
    ['are those of the check', { ...rex, seen: '2026-11-21' }, ['/pets/0/seen: Date must be in the past.']],
    ['have the settings', { ...rex, seen: '2026-10-21' }, ['/pets/0/seen: Date must be within the past 30 days.']],
  ])('%s', (_, entry, expected) => {
    expect(shownErrors(plan, owner({ pets: [entry as Json] }))).toEqual(expected);
  });

  it.each([
    ['2026-11-20', []],
    ['2026-10-22', []],
    ['2026-10-21', ['Date must be within the past 30 days.']],
  ])('hold the limit of days at %s', (seen, expected) => {
    expect(shownErrors(plan, owner({ pets: [{ ...rex, seen }] }))).toEqual(expected.map((w) => `/pets/0/seen: ${w}`));
  });
});

describe('a check of every entry', () => {
  it('reads the entry that it is made in, and puts the fault there', () => {
    const entries = [rex, { ...rex, food: 'Rex' }, { ...rex, name: 'Tom', food: 'Rex' }];
    expect(shownErrors(plan, owner({ pets: entries }))).toEqual(['/pets/1/food: Nobody eats itself.']);
  });

  it('fails while it is unknown only once its own answer is given', () => {
    expect(shownErrors(plan, owner({ pets: [{ seen: '2026-11-20' }] }))).toEqual([
      '/pets/0/name: Name is a required field.',
    ]);
    expect(shownErrors(plan, owner({ pets: [{ seen: '2026-11-20', food: 'Rex' }] }))).toEqual([
      '/pets/0/name: Name is a required field.',
      '/pets/0/food: Nobody eats itself.',
    ]);
  });

  it('is not made where the schema refuses the answer', () => {
    expect(shownErrors(plan, owner({ pets: [{ ...rex, seen: '2027-02-31' }] }))).toEqual([
      '/pets/0/seen: Date is invalid.',
    ]);
  });

  it('can be about the entry as a whole, and about the list', () => {
    const items = {
      type: 'object',
      properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
    };
    const rules = [
      { check: '/list/-', that: { '==': [{ var: 'entry.a' }, { var: 'entry.b' }] }, message: 'invalid' },
      {
        check: '/list',
        that: { none: [{ var: 'answers.list' }, { '==': [{ var: 'a' }, 'bad'] }] },
        message: 'invalid',
      },
    ];
    const plain = alone(petsWithFields({ list: { type: 'array', title: 'List', items } }, { rules }));
    expect(listPaths(shownErrors(plain, { list: [{ a: 'x', b: 'x' }, { a: 'x' }, {}] }))).toEqual(['/list/1']);
    expect(listPaths(shownErrors(plain, { list: [{ a: 'bad', b: 'bad' }] }))).toEqual(['/list']);
  });

  it('comes in the order of the cards, and of the fields on each', () => {
    const late = { ...rex, seen: '2027-01-01' };
    expect(listPaths(shownErrors(plan, { walks: [{ note: 'x' }], pets: [late, {}, { ...late, name: 'Barnaby' }], has: true })))
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
    expect(shownErrors(plan, { ...answers, pets: [{}] })).toEqual([]);
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

function members(path: string): readonly string[] {
  return [`${path}/name`, `${path}/seen`];
}

function listPaths(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.slice(0, line.indexOf(':')));
}
