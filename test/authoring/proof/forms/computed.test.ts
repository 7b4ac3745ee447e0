import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type FormRule } from '#engine';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { knownNames } from '../proveDocument.ts';

const few = (title: string) => ({ type: 'integer', title, minimum: 0, maximum: 9 });

/** Two steps: the first computes `total`, and the second shows `note` by a rule over it. */
function prove(total: unknown, when: unknown, rules: readonly FormRule[] = [], limits: object = {}) {
  const counts: FormDefinition = {
    id: 'counts',
    title: 'Counts',
    settings: { more: { type: 'integer', default: 1 } },
    pages: [
      {
        name: 'counts',
        title: 'Counts',
        schema: {
          type: 'object',
          required: ['cats', 'dogs'],
          properties: { cats: few('Cats'), dogs: few('Dogs'), total: { type: 'integer', title: 'All', ...limits } },
        },
        rules: [{ compute: '/total', with: total }, ...rules],
        ...(rules.length > 0 && { messages: { '/total': { odd: 'Not so many.' } } }),
      },
    ],
  };
  const notes: FormDefinition = {
    id: 'notes',
    title: 'Notes',
    pages: [
      {
        name: 'notes',
        title: 'Notes',
        schema: { type: 'object', properties: { note: { type: 'string', title: 'Note' } } },
        rules: [{ show: ['/note'], when }],
      },
    ],
  };
  const steps = [
    { id: 'one', form: 'counts' },
    { id: 'two', form: 'notes' },
  ];
  const configuration = { name: 'visit', document: { group: 'visit', steps } };
  const definitions = [counts, notes].map((document) => ({ name: document.id, document }));
  const compiled = compileWizard(configuration, definitions, knownNames);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const { problems, tally } = proveWizard({ configuration, definitions, plan: compiled.value }, knownNames);
  return [...problems.map(({ code, message }) => `${code}: ${message}`), ...tally.open.map(() => 'open')];
}

const both = { '+': [{ var: 'answers.cats' }, { var: 'answers.dogs' }] };
const totalOf = (operator: string, limit: number) => ({ [operator]: [{ var: 'steps.one.total' }, limit] });

describe('the proof of what a computed value decides', () => {
  it('knows how far the answers behind it reach, also from a later step', () => {
    expect(prove(both, totalOf('>', 17))).toEqual([]);
    expect(prove(both, totalOf('>', 18))).toEqual(['never-shown: "note" can never be shown.']);
  });

  it('tries every value of a setting that it is computed with', () => {
    const withSetting = { '+': [both, { var: 'settings.more' }] };
    expect(prove(withSetting, totalOf('>', 18))).toEqual([]);
  });

  it('sees its limits and checks as those of the page', () => {
    const check = (limit: number): FormRule => ({
      check: '/total',
      that: { '<': [{ var: 'answers.total' }, limit] },
      message: 'odd',
    });
    expect(prove(both, true, [check(5)])).toEqual([]);
    expect(prove(both, true, [check(0)])).toEqual(['no-answer-accepted: No value of "total" is accepted.']);
    expect(prove(both, true, [check(40)])).toEqual([
      'message-never-shown: The message "odd" of "/total" can never be shown: the check never fails.',
    ]);
  });

  it('knows that no check is tried of a value beyond its limits', () => {
    const cats = { var: 'answers.cats' };
    const atMostFive: FormRule = { check: '/total', that: { '<=': [{ var: 'answers.total' }, 5] }, message: 'odd' };
    expect(prove(cats, true, [atMostFive], { maximum: 6 })).toEqual([]);
    expect(prove(cats, true, [atMostFive], { maximum: 5 })).toEqual([
      'message-never-shown: The message "odd" of "/total" can never be shown: what fails the check is refused before.',
    ]);
  });

  it('does not pretend to know a value whose sum is over a division', () => {
    const divided = { '/': [{ var: 'answers.cats' }, { var: 'answers.dogs' }] };
    expect(prove(divided, totalOf('>', 99))).toContain('open');
  });
});
