import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#engine';
import { worded } from '../../problems/worded.ts';
import { compilePets, pets, petsWith, petsWithFields } from '../exampleList.ts';

const [page] = pets.pages;
if (page === undefined) throw new Error('The example has a page.');

describe('compiling a list', () => {
  const items = { type: 'object', properties: { a: { type: 'string', default: 'x' } } };
  const rule = (extra: object) => petsWith({ rules: [...(page.rules ?? []), extra as never] });
  const petsUi = (extra: object) => petsWith({ uiSchema: { ...page.uiSchema, ...extra } });
  it.each<readonly [string, FormDefinition, string, string, string]>([
    [
      'a name of no member of the entry',
      rule({
        check: '/pets/-/seen',
        that: { '<': [{ var: 'entry.sene' }, { var: 'context.today' }] },
        message: 'past',
      }),
      'unknown-name',
      '/pages/0/rules/5/that/</0/var',
      '"sene" is not in "entry".',
    ],
    [
      'an entry outside of a list',
      rule({ check: '/more', that: { '==': [{ var: 'entry.name' }, 'x'] }, message: 'required' }),
      'unknown-name',
      '/pages/0/rules/5/that/==/0/var',
      '"entry" is not a name that a rule can read.',
    ],
    [
      'an entry in a condition',
      rule({ show: ['/more'], when: { answered: { var: 'entry.name' } } }),
      'unknown-name',
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
      'wrong-operand',
      '/pages/0/rules/5/that/</0',
      '"<" expects a number or a date, not "entry.name" (text).',
    ],
    [
      'an unknown member to check',
      rule({ check: '/pets/-/born', that: true, message: 'required' }),
      'unknown-field',
      '/pages/0/rules/5/check',
      '"born" is not a field here.',
    ],
    [
      'a single entry to show',
      rule({ show: ['/pets/-/name'], when: true }),
      'field-inside-group',
      '/pages/0/rules/5/show/0',
      '"/pets/-/name" is inside a group; a group is shown and required as a whole.',
    ],
    [
      'words for no member',
      petsWith({ messages: { '/pets/-/born': { required: 'x' } } }),
      'unknown-field',
      '/pages/0/messages/~1pets~1-~1born',
      '"born" is not a field here.',
    ],
    [
      'words of a card that are none',
      petsUi({ pets: { 'ui:add': true } }),
      'wrong-ui-value',
      '/pages/0/uiSchema/pets/ui:add',
      '"ui:add" is text for the guest to read.',
    ],
    [
      'words of a card that are empty',
      petsUi({ pets: { 'ui:entry': ' ' } }),
      'wrong-ui-value',
      '/pages/0/uiSchema/pets/ui:entry',
      '"ui:entry" is text for the guest to read.',
    ],
    [
      'words of a card elsewhere',
      petsUi({ more: { 'ui:delete': 'x' } }),
      'wrong-ui-value',
      '/pages/0/uiSchema/more/ui:delete',
      '"ui:delete" is for a list whose entries are objects; this is not one.',
    ],
    [
      'a widget for the whole list',
      petsUi({ pets: { 'ui:widget': 'text' } }),
      'wrong-widget',
      '/pages/0/uiSchema/pets/ui:widget',
      'The entries of this list are asked on cards; it has no widget itself.',
    ],
    [
      'a ui option of no member',
      petsUi({ pets: { items: { nmae: {} } } }),
      'unknown-field',
      '/pages/0/uiSchema/pets/items/nmae',
      '"nmae" is not a field here.',
    ],
    [
      'an unknown widget of a member',
      petsUi({ pets: { items: { name: { 'ui:widget': 'txt' } } } }),
      'unknown-widget',
      '/pages/0/uiSchema/pets/items/name/ui:widget',
      '"txt" is not a widget.',
    ],
    [
      'a default in an entry',
      petsWithFields({ list: { type: 'array', items } }),
      'default-in-entry',
      '/pages/0/schema/properties/list/items/properties/a/default',
      'An entry of a list starts empty, so its fields cannot have a default.',
    ],
    [
      'a member whose name means every entry',
      petsWithFields({ list: { type: 'object', properties: { '-': { type: 'string' } } } }),
      'forbidden-name',
      '/pages/0/schema/properties/list/properties/-',
      '"-" cannot be the name of an answer.',
    ],
    [
      'a constant beside an encoder',
      { ...pets, payload: [{ from: '/more', to: '/x', as: 'yesNo', send: 'x' }] },
      'encoder-and-constant',
      '/payload/0/as',
      'Use either "as" or "send": with "send", the answer itself is not sent.',
    ],
    [
      'a constant that was never put in',
      { ...pets, payload: [{ from: '/more', to: '/x', send: { $ref: 'texts#/x' } }] },
      'unknown-part',
      '/payload/0/send',
      '"texts#/x" was not found.',
    ],
  ])('refuses %s', (_, form, code, pointer, message) => {
    const compiled = compilePets(form);
    const found = worded(compiled);
    expect(found.find((problem) => problem.message === message) ?? found).toMatchObject({ code, pointer });
  });
});
