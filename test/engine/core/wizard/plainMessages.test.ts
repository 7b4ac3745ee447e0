import { describe, expect, it } from 'vitest';
import { compileWizard, describeProblem, type FormDefinition, type PageDefinition } from '#engine';

/** What an author of a form reads who uses the compiler with nothing given to it. */
function told(page: object, schema: object = { type: 'object', properties: { n: { type: 'string', title: 'N' } } }) {
  const about: PageDefinition = { name: 'about', title: 'About', schema, ...page };
  const form: FormDefinition = { id: 'about', title: 'About', pages: [about] };
  const configuration = { name: 'visit', document: { group: 'visit', steps: [{ id: 'about', form: 'about' }] } };
  const compiled = compileWizard(configuration, [{ name: 'about', document: form }]);
  return compiled.ok ? [] : compiled.problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

const field = (given: object) => ({ type: 'object', properties: { n: { title: 'N', ...given } } });
const at = '/pages/0/schema/properties/n';

describe('an author reads', () => {
  it.each<[string, object, object | undefined, string]>([
    ['which member a rule lacks', { rules: [{ show: ['/n'] }] }, undefined, '/pages/0/rules/0/when "when" is missing.'],
    [
      'what the schema of a page has',
      {},
      { type: 'object', required: ['n'] },
      '/pages/0/schema The schema of a page must have the type object and properties.',
    ],
    [
      'that no widgets were given',
      { uiSchema: { n: { 'ui:widget': 'text' } } },
      undefined,
      '/pages/0/uiSchema/n/ui:widget "text" is not a widget: the compiler was given no "widgets".',
    ],
    [
      'that no context was given',
      { rules: [{ show: ['/n'], when: { answered: { var: 'context.today' } } }] },
      undefined,
      '/pages/0/rules/0/when/answered/var "today" is not in "context": the compiler was given no "context" that has it.',
    ],
    ['why a choice is none', {}, field({ type: 'string', enum: [1, 2] }), `${at}/enum 1 is not of the type string.`],
    [
      'why a date is none',
      {},
      field({ type: 'string', format: 'date', default: '31.12.2026' }),
      `${at}/default The default "31.12.2026" is not a date, written as YYYY-MM-DD.`,
    ],
    [
      'why a default is no answer',
      {},
      field({ type: 'string', maxLength: 2, default: 'abc' }),
      `${at}/default The default "abc" breaks "maxLength": 2.`,
    ],
    [
      'where the check stands that has no words',
      { rules: [{ check: '/n', that: true, message: 'wrong' }] },
      undefined,
      '/pages/0/rules/0/message There is no message for the check "wrong".',
    ],
  ])('%s', (_, page, schema, problem) => {
    expect(told(page, schema)).toEqual([problem]);
  });

  it('line and column of what is no JSON', () => {
    const place = { document: 'form', pointer: '', code: 'syntax', message: 'The document is not JSON.' } as const;
    expect(describeProblem({ ...place, line: 3, column: 7 })).toBe('form:3:7: The document is not JSON.');
  });
});
