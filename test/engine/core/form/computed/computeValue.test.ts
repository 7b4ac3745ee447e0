import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPayload, buildReview, initialState, pathFor, readPageAnswers, reduce, validatePage } from '#engine';
import { createIsValid } from '../../../../../engine/core/wizard/validity.ts';
import { partyPlan, sum } from './computeWizard.ts';

const plan = partyPlan({
  rules: [
    sum,
    { show: ['/children'], when: { var: 'answers.hasChildren' } },
    { show: ['/note'], when: { '>': [{ var: 'answers.total' }, 3] } },
  ],
  payload: [
    { from: '/total', to: '/group/total' },
    { from: '/note', to: '/group/note' },
  ],
});
const position = { step: 'party', page: 'people' };
const answering = (people: Readonly<Record<string, number | string | boolean>>) => ({ party: { people } });
const firstPage = (answers: ReturnType<typeof answering>) => {
  const [view] = pathFor(plan, answers);
  if (view === undefined) throw new Error('The first page is always on the path.');
  return view;
};
const three = { adults: 1, hasChildren: true, children: 2 };

describe('a computed value', () => {
  it('is read by rules, sent and listed as an answer is', () => {
    const answers = answering({ ...three, adults: 2, note: 'We bring a dog' });
    const view = firstPage(answers);
    expect(view.scope.answers.total).toBe(4);
    expect(view.shown).toContain('note');
    expect(buildPayload(plan, answers)).toEqual({ group: { total: 4, note: 'We bring a dog' } });
    const rows = buildReview(pathFor(plan, answers)).flatMap(({ pages }) => pages.flatMap((page) => page.rows));
    expect(rows).toContainEqual(expect.objectContaining({ label: 'People in all', value: 4 }));
  });

  it('is not there while an answer that it needs is missing or hidden, and then decides nothing', () => {
    for (const answers of [answering({ adults: 9 }), answering({ ...three, hasChildren: false, adults: 9 })]) {
      const view = firstPage(answers);
      expect(view.scope.answers).not.toHaveProperty('total');
      expect(view.shown).not.toContain('note');
      expect(buildPayload(plan, answers)).toEqual({});
      expect(validatePage(view, readPageAnswers(answers, position))).toEqual([]);
    }
  });

  it('is never what was given under its name', () => {
    const answers = answering({ adults: 9, total: 5, note: 'forged' });
    expect(firstPage(answers).scope.answers).not.toHaveProperty('total');
    expect(buildPayload(plan, answers)).toEqual({});
    expect(buildPayload(plan, answering({ ...three, total: 99 }))).toEqual({ group: { total: 3 } });
  });

  it('has no noise of binary fractions', () => {
    const answers = answering({ ...three, adults: 0.1, children: 0.2 });
    expect(firstPage(answers).scope.answers.total).toBe(0.3);
  });

  it('that its schema refuses is a violation with the words of the field, and keeps the guest on the page', () => {
    const answers = answering({ ...three, adults: 8 });
    const violations = validatePage(firstPage(answers), readPageAnswers(answers, position));
    expect(violations).toEqual([
      { path: '/total', keyword: 'maximum', kind: 'number', params: { label: 'People in all', limit: 9 } },
    ]);
    const edited = reduce(plan, initialState(plan), { type: 'edit', answers: answers.party.people });
    const refused = reduce(plan, edited, { type: 'continue' });
    expect([refused.position, refused.refusals]).toEqual([position, 1]);
    const mended = reduce(plan, refused, { type: 'edit', answers: { ...answers.party.people, adults: 7 } });
    expect(reduce(plan, mended, { type: 'continue' }).position.page).toBe('second');
  });

  it('is validated again when it changes because of another page or the context', () => {
    const aged = partyPlan({
      rules: [{ compute: '/total', with: { yearsBetween: [{ var: 'answers.born' }, '2026-01-01'] } }],
    });
    const isValid = createIsValid();
    const at = (born: string) => {
      const answers = answering({ born });
      const [view] = pathFor(aged, answers);
      if (view === undefined) throw new Error('The first page is always on the path.');
      return isValid(view, { answers });
    };
    expect([at('2020-01-01'), at('2000-01-01'), at('2021-01-01')]).toEqual([true, false, true]);
  });

  it('without a title is read and sent, and not listed', () => {
    const silent = partyPlan({
      rules: [
        { compute: '/hidden', with: { '*': [{ var: 'answers.adults' }, 2] } },
        { show: ['/note'], when: { '==': [{ var: 'answers.hidden' }, 4] } },
      ],
      payload: [{ from: '/hidden', to: '/double' }],
    });
    const answers = answering({ adults: 2 });
    expect(pathFor(silent, answers)[0]?.shown).toContain('note');
    expect(buildPayload(silent, answers)).toEqual({ double: 4 });
    const rows = buildReview(pathFor(silent, answers)).flatMap(({ pages }) => pages.flatMap((page) => page.rows));
    expect(rows.map(({ label }) => label)).toEqual(['Adults']);
  });

  const value = fc.option(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.string(), fc.boolean()), { nil: undefined });
  it('never fails open: whatever is given, a rule that reads it is as if the value were typed by hand', () => {
    const typed = partyPlan({ rules: [{ show: ['/note'], when: { '>': [{ var: 'answers.total' }, 3] } }] });
    fc.assert(
      fc.property(fc.record({ adults: value, hasChildren: value, children: value, total: value }), (given) => {
        const known = Object.entries(given).flatMap(([name, each]) =>
          each === undefined ? [] : [[name, each] as const],
        );
        const computed = firstPage(answering(Object.fromEntries(known)));
        const { adults, hasChildren, children } = given;
        const isKnown = typeof adults === 'number' && hasChildren === true && typeof children === 'number';
        const total = isKnown ? adults + children : undefined;
        expect(computed.scope.answers.total).toBe(total);
        const byHand = pathFor(typed, answering(total === undefined ? {} : { total }))[0];
        expect(computed.shown.includes('note')).toBe(byHand?.shown.includes('note'));
      }),
    );
  });
});
