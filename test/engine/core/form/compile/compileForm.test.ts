import { describe, expect, it } from 'vitest';
import { about } from '../../wizard/exampleWizard.ts';
import { rule, withPerson, withReasons } from '../exampleForm.ts';
import { expectRefusals, findProblems } from '../expectRefusals.ts';

describe('compiling a form', () => {
  expectRefusals([
    ['a form without pages', { ...about, pages: [] }, 'wrong-count', '/pages', 'A form needs at least one page.'],
    [
      'two pages of one name',
      withReasons({ name: 'person' }),
      'duplicate-name',
      '/pages/1/name',
      'Two pages are named "person".',
    ],
    [
      'two fields of one name',
      withReasons({
        schema: {
          type: 'object',
          properties: { email: { type: 'string' }, reasons: { type: 'array' }, otherText: { type: 'string' } },
        },
      }),
      'duplicate-name',
      '/pages/1/schema/properties/email',
      'Two fields of the form are named "email".',
    ],
    [
      'words that were never put in',
      { ...about, title: { $ref: 'texts#/title' } },
      'unknown-part',
      '/title',
      '"texts#/title" was not found.',
    ],
    [
      'a heading that was never put in',
      withPerson({ title: { $ref: 'texts#/title' } }),
      'unknown-part',
      '/pages/0/title',
      '"texts#/title" was not found.',
    ],
    [
      'an unsound schema',
      withPerson({ schema: { type: 'object', properties: { x: { type: 'nothing' } } } }),
      'wrong-keyword',
      '/pages/0/schema/properties/x/type',
      '"type" takes one of string, number, integer, boolean, object, array.',
    ],
    [
      'a default of another type',
      { ...about, settings: { ...about.settings, weight: { type: 'boolean', default: 'yes' } } },
      'wrong-setting',
      '/settings/weight/default',
      'The value of "weight" is not of the type boolean.',
    ],
  ]);

  it('finds every problem, not only the first', () => {
    const form = { ...rule({ show: ['/wieght'], when: { var: 'answers.x' } }), payload: [{ from: '/y', to: '/z' }] };
    expect(findProblems(form).map(({ pointer }) => pointer)).toEqual([
      '/pages/0/rules/5/when/var',
      '/pages/0/rules/5/show/0',
      '/payload/0/from',
    ]);
  });

  it('takes the words of a check from the catalogue as well', () => {
    expect(findProblems(rule({ check: '/email', that: true, message: 'required' }))).toEqual([]);
  });

  it('takes a setting that is left undefined as none', () => {
    expect(findProblems({ ...about, settings: { ...about.settings, gone: undefined } })).toEqual([]);
  });

  it('tells what settings may be', () => {
    const choice = {
      ...about,
      settings: { ...about.settings, size: { type: 'string', default: 'x', enum: ['s', 'l'] } as const },
    };
    expect(findProblems(choice)).toMatchObject([
      { code: 'wrong-setting', message: 'The value of "size" is not one of its choices.', known: ['s', 'l'] },
    ]);
  });
});
