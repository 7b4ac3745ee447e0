import { describe, expect, it } from 'vitest';
import { buildReview, type FormDefinition, type JsonObject, pathFor, type ReviewRow } from '#engine';
import { home, longTrip, shortTrip, stay, summary, tripPlan } from './tripWizard.ts';

const pack: FormDefinition = {
  id: 'pack',
  title: 'Pack',
  pages: [
    {
      name: 'pack',
      title: 'What you take along',
      schema: {
        type: 'object',
        properties: {
          bags: { type: 'integer', title: 'Bags' },
          code: { type: 'string', title: 'Code of the lock' },
          secretNote: { type: 'string', title: 'Note' },
          guide: {
            type: 'object',
            title: 'Guide',
            properties: {
              name: { type: 'string', title: 'Name' },
              phone: { type: 'string', title: 'Phone' },
            },
          },
          untitled: { type: 'object', properties: { size: { type: 'string', title: 'Size' } } },
          items: {
            type: 'array',
            title: 'Thing',
            items: {
              type: 'object',
              properties: {
                thing: { type: 'string', title: 'What' },
                pin: { type: 'string', title: 'Pin' },
                remark: { type: 'string', title: 'Remark' },
              },
            },
          },
          driver: { type: 'string', title: 'Name' },
          driverPhone: { type: 'string', title: 'Phone' },
          van: {
            type: 'object',
            title: 'Van',
            properties: { plate: { type: 'string', title: 'Plate' }, size: { type: 'string', title: 'Size' } },
          },
          colours: { type: 'array', title: 'Colours', items: { type: 'string', enum: ['red', 'blue'] } },
        },
      },
      uiSchema: {
        'ui:sections': [{ title: 'Driver', fields: ['driver', 'driverPhone'] }],
        van: { 'ui:sections': [{ title: 'Papers', fields: ['plate'] }] },
        bags: { 'ui:title': 'How many bags' },
        code: { 'ui:widget': 'masked' },
        secretNote: { 'ui:review': false },
        items: {
          'ui:entry': 'Item',
          items: { pin: { 'ui:options': { widget: 'masked' } }, remark: { 'ui:review': false } },
        },
      },
    },
  ],
};

const plan = tripPlan([home, stay, pack, summary]);
const review = (answers: Record<string, Record<string, JsonObject>>, context = longTrip) =>
  buildReview(pathFor(plan, answers, context));

/** The rows, each as one text; the rows of a group are nested in it. */
const listTexts = (rows: readonly ReviewRow[]): readonly unknown[] =>
  rows.map((row) => {
    if (row.kind === 'group') return { [row.label]: listTexts(row.rows) };
    return row.kind === 'secret' ? `${row.label}: hidden` : `${row.label}: ${JSON.stringify(row.value)}`;
  });
const packed = (answers: JsonObject) =>
  review({ pack: { pack: answers } }).flatMap(({ pages }) => listTexts(pages[0]?.rows ?? []));

describe('what the guest has answered', () => {
  it('stands by step and page, in their order, with a way to each', () => {
    const found = review({
      stay: { target: { wish: 'sun' }, hotel: { hotelTown: 'Rome' } },
      home: { place: { town: 'Bath', street: 'Elm St 1' } },
    });
    expect(found.map(({ step, pages }) => [step.title, pages.map(({ title, position }) => [title, position])])).toEqual(
      [
        ['Home', [['Where you live', { step: 'home', page: 'place' }]]],
        [
          'Stay',
          [
            ['Hotel', { step: 'stay', page: 'hotel' }],
            ['TargetOptions', { step: 'stay', page: 'target' }],
          ],
        ],
      ],
    );
    expect(found[0]?.pages[0]?.rows).toEqual([
      {
        kind: 'answer',
        path: '/street',
        label: 'Street',
        value: 'Elm St 1',
        schema: expect.objectContaining({ maxLength: 12 }),
      },
      { kind: 'answer', path: '/town', label: 'Town', value: 'Bath', schema: { type: 'string', title: 'Town' } },
    ]);
  });

  it('leaves out pages and steps on which nothing is given', () => {
    expect(review({})).toEqual([]);
    expect(review({ home: { place: { street: '', town: null } }, pack: { pack: { items: [{}], guide: {} } } })).toEqual(
      [],
    );
    expect(review({ stay: { target: { wish: 'sun' } } }).map(({ pages }) => pages.length)).toEqual([1]);
  });

  it('has the pages that cannot be sent, also those on which nothing is given', () => {
    const path = pathFor(plan, { stay: { target: { wish: 'sun' } } }, longTrip);
    const found = buildReview(path, ({ page }) => page.name !== 'place').flatMap(({ pages }) => pages);
    expect(found.map(({ title, isValid, rows }) => [title, isValid, rows.length])).toEqual([
      ['Where you live', false, 0],
      ['TargetOptions', true, 1],
    ]);
  });

  it('leaves out what is hidden or off the path', () => {
    const answers = {
      home: { place: { town: 'Bath', isFlat: false, flat: '2 b' } },
      stay: { hotel: { hotelTown: 'Rome' } },
    };
    const rows = review(answers, shortTrip).flatMap(({ pages }) => listTexts(pages[0]?.rows ?? []));
    expect(rows).toEqual(['Is it a flat?: false', 'Town: "Bath"']);
  });

  it('never has a masked answer, only that there is one', () => {
    expect(packed({ code: '4711' })).toEqual(['Code of the lock: hidden']);
    const found = review({ pack: { pack: { code: '4711', items: [{ thing: 'map', pin: '4712' }] } } });
    expect(JSON.stringify(found.map(({ pages }) => pages))).not.toContain('471');
  });

  it('leaves out what the document leaves out', () => {
    expect(packed({ secretNote: 'x', bags: 2 })).toEqual(['How many bags: 2']);
    expect(review({ pack: { pack: { secretNote: 'x' } } })).toEqual([]);
  });

  it('sets the answers of a group below its title, or among the others where it has none', () => {
    expect(packed({ guide: { phone: '', name: 'Ann' }, untitled: { size: 'L' } })).toEqual([
      { Guide: ['Name: "Ann"'] },
      'Size: "L"',
    ]);
  });

  it('sets the answers of a section below its title, which has the path of the first of them', () => {
    expect(packed({ driver: 'Ann', driverPhone: '12', bags: 2 })).toEqual([
      'How many bags: 2',
      { Driver: ['Name: "Ann"', 'Phone: "12"'] },
    ]);
    const [row] = review({ pack: { pack: { driverPhone: '12' } } })[0]?.pages[0]?.rows ?? [];
    expect(row).toMatchObject({ kind: 'group', path: '/driverPhone', label: 'Driver' });
    expect(packed({ driver: '', bags: 2 })).toEqual(['How many bags: 2']);
  });

  it('does so in a group as well', () => {
    expect(packed({ van: { plate: 'A 1', size: 'L' } })).toEqual([
      { Van: [{ Papers: ['Plate: "A 1"'] }, 'Size: "L"'] },
    ]);
  });

  it('numbers the entries of a list in which anything is given', () => {
    const items: readonly JsonObject[] = [
      { thing: 'map', pin: '12', remark: 'x' },
      { thing: '' },
      { thing: 'tent' },
      { remark: 'only' },
    ];
    expect(packed({ items })).toEqual([{ 'Item 1': ['What: "map"', 'Pin: hidden'] }, { 'Item 2': ['What: "tent"'] }]);
    const [row] = review({ pack: { pack: { items } } })[0]?.pages[0]?.rows.slice(1) ?? [];
    expect(row).toMatchObject({ path: '/items/1', rows: [{ path: '/items/1/thing' }] });
  });

  it('has neither a group nor an entry of which nothing is to be read', () => {
    expect(packed({ guide: { stranger: 'x' }, items: ['map', { thing: 'tent' }] })).toEqual([
      { 'Item 2': ['What: "tent"'] },
    ]);
  });

  it('has a list of choices as one answer', () => {
    expect(packed({ colours: ['red', 'blue'] })).toEqual(['Colours: ["red","blue"]']);
  });

  it('takes an answer of the wrong kind as it is', () => {
    expect(packed({ guide: 'Ann', items: 'map', bags: { a: 1 } })).toEqual([
      'How many bags: {"a":1}',
      'Guide: "Ann"',
      'Thing: "map"',
    ]);
  });
});
