import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, type Json, validatePage } from '#engine';
import { isObject } from '../../../../engine/core/json/Json.ts';
import { readPath } from '../../../../engine/core/json/pointer.ts';
import { petsPlan, petsView, sent, shownErrors } from './exampleList.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plan = petsPlan();
const rex = { name: 'Rex', seen: '2026-11-20' };
const owner = (answers: Answers): Answers => ({ has: true, ...answers });

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
  it("have the answer of the entries' schema, in each entry", () => {
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
        shownErrors(plan, answers);
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
