import { describe, expect, it } from 'vitest';
import { describeExplanation, explain } from '#engine/explain';
import { partyPlan, sum } from '../form/computed/computeWizard.ts';

const plan = partyPlan({
  rules: [
    sum,
    { show: ['/note'], when: { '>': [{ var: 'answers.total' }, 3] } },
    { check: '/total', that: { '>': [{ var: 'answers.total' }, 1] }, message: 'lonely' },
  ],
  page: { messages: { '/total': { lonely: 'Bring somebody.' } } },
  payload: [{ from: '/total', to: '/total' }],
});
const people = (adults?: number, children?: number) => ({
  party: { people: { ...(adults !== undefined && { adults }), ...(children !== undefined && { children }) } },
});

describe('the explanation of what a computed value decides', () => {
  it('says how the value is computed, and which answers turn the outcome', () => {
    const found = explain(plan, people(1, 2), { kind: 'field', step: 'party', field: 'note' });
    expect(describeExplanation(found)).toEqual([
      '“Note” is hidden.',
      'Because:',
      '  it is shown when “People in all” is more than 3, which is not true [party#/pages/0/rules/1/when]',
      '    “People in all” (now 3) is more than 3: not true',
      '      “People in all” is computed: “Adults” (now 1) plus “Children” (now 2)',
      'It would be shown with:',
      '  “Children”: 3 (now 2)',
    ]);
  });

  it('says that a value is not known yet, and what it lacks', () => {
    const { because } = explain(plan, people(5), { kind: 'field', step: 'party', field: 'note' });
    expect(because[0]?.rule?.parts?.[0]).toMatchObject({
      missing: 'not known yet',
      computed: { name: '+', parts: [{ value: 5 }, { title: 'Children', missing: 'not answered' }] },
    });
  });

  it('says why a value is refused, why a check of it fails, and what is sent of it', () => {
    const refused = explain(plan, people(8, 2), { kind: 'answer', step: 'party', field: 'total' });
    expect(refused.outcome).toBe('refused');
    expect(refused.because.filter(({ decides }) => decides).map(({ effect, about }) => about ?? effect)).toEqual([
      'compute',
      'maximum',
    ]);
    expect(refused.change).toMatchObject({ kind: 'found', outcome: 'accepted', answers: [{ field: 'children' }] });

    const lonely = { kind: 'check', step: 'party', path: '/total', message: 'lonely' } as const;
    expect(explain(plan, people(1, 0), lonely)).toMatchObject({ outcome: 'failed', because: [{ about: '/total' }] });

    const sent = explain(plan, people(1, 2), { kind: 'payload', step: 'party', pointer: '/payload/0' });
    expect([sent.outcome, sent.sends]).toEqual(['sent', 3]);
    expect(describeExplanation(sent)[2]).toBe(
      '  it is computed: “Adults” (now 1) plus “Children” (now 2), which is 3 [party#/pages/0/rules/0/with]',
    );
  });

  it('proposes to change answers, never a value that nobody types', () => {
    const { change } = explain(plan, people(), { kind: 'payload', step: 'party', pointer: '/payload/0' });
    expect(change).toMatchObject({ kind: 'found', answers: [{ field: 'children' }, { field: 'adults' }] });
  });
});
