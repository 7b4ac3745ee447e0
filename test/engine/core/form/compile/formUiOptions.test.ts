import { describe } from 'vitest';
import { withPerson } from '../exampleForm.ts';
import { expectRefusals, type Refusal } from '../expectRefusals.ts';

describe('compiling the ui options of a form', () => {
  expectRefusals([
    [
      'an unknown widget',
      withPerson({ uiSchema: { mobile: { 'ui:widget': 'raido' } } }),
      'unknown-widget',
      '/pages/0/uiSchema/mobile/ui:widget',
      '"raido" is not a widget.',
      'radio',
    ],
    [
      'a widget that is no name, and has a member that JavaScript would call',
      withPerson({ uiSchema: { mobile: { 'ui:widget': { toString: 'x' } } } }),
      'unknown-widget',
      '/pages/0/uiSchema/mobile/ui:widget',
      '"[object Object]" is not a widget.',
    ],
    [
      'an unknown widget among the options',
      withPerson({ uiSchema: { mobile: { 'ui:options': { widget: 'x' } } } }),
      'unknown-widget',
      '/pages/0/uiSchema/mobile/ui:options/widget',
      '"x" is not a widget.',
    ],
    ...(
      [
        [{ 'ui:hepl': 'x' }, 'unknown-ui-option', 'ui:hepl', '"ui:hepl" is not a ui option of a field.', 'ui:help'],
        [
          { 'ui:style': { color: 'red' } },
          'unknown-ui-option',
          'ui:style',
          '"ui:style" is not a ui option of a field.',
        ],
        [{ 'ui:placeholder': { a: 1 } }, 'wrong-ui-value', 'ui:placeholder', '"ui:placeholder" is text.'],
        [{ 'ui:help': ['x'] }, 'wrong-ui-value', 'ui:help', '"ui:help" is text.'],
        [{ 'ui:inline': 'yes' }, 'wrong-ui-value', 'ui:inline', '"ui:inline" is true or false.'],
        [{ 'ui:trim': true }, 'unknown-ui-option', 'ui:trim', '"ui:trim" is not a ui option of a field.'],
        [{ 'ui:toString': 'x' }, 'unknown-ui-option', 'ui:toString', '"ui:toString" is not a ui option of a field.'],
        [{ 'ui:rows': 0 }, 'wrong-ui-value', 'ui:rows', '"ui:rows" is a whole number above 0 or "left" or "right".'],
        [
          { 'ui:widget': 'radio', 'ui:rows': 0 },
          'wrong-ui-value',
          'ui:rows',
          '"ui:rows" is a whole number above 0 or "left" or "right".',
        ],
        [
          { 'ui:widget': 'text', 'ui:rows': 'left' },
          'wrong-ui-value',
          'ui:rows',
          '"ui:rows" is a whole number above 0.',
        ],
        [{ 'ui:widget': 'dial', 'ui:rows': 2 }, 'wrong-ui-value', 'ui:rows', '"ui:rows" is "left" or "right".'],
        [
          { 'ui:options': { widget: 'dial', rows: 2 } },
          'wrong-ui-value',
          'ui:options/rows',
          '"rows" is "left" or "right".',
        ],
        [{ 'ui:width': 'quarter' }, 'wrong-ui-value', 'ui:width', '"ui:width" is "half" or "pair" or "third".'],
        [{ 'ui:options': [] }, 'wrong-ui-value', 'ui:options', '"ui:options" is an object.'],
        [{ 'ui:options': { title: 5 } }, 'wrong-ui-value', 'ui:options/title', '"title" is text.'],
        [
          { 'ui:options': { colour: 5 } },
          'unknown-ui-option',
          'ui:options/colour',
          '"colour" is not a ui option of a field.',
        ],
      ] as const
    ).map(
      ([uiSchema, code, at, message, suggestion]): Refusal => [
        `the ui option ${JSON.stringify(uiSchema)}`,
        withPerson({ uiSchema: { mobile: uiSchema } }),
        code,
        `/pages/0/uiSchema/mobile/${at}`,
        message,
        suggestion,
      ],
    ),
    [
      'a ui option for no field',
      withPerson({ uiSchema: { mobil: {} } }),
      'unknown-field',
      '/pages/0/uiSchema/mobil',
      '"mobil" is not a field here.',
      'mobile',
    ],
    [
      'a uiSchema that is no object',
      withPerson({ uiSchema: { mobile: 'radio' } }),
      'wrong-ui-value',
      '/pages/0/uiSchema/mobile',
      'The uiSchema of a field is an object.',
    ],
    [
      'an order of no field',
      withPerson({ uiSchema: { 'ui:order': ['emial', '*'] } }),
      'unknown-field',
      '/pages/0/uiSchema/ui:order/0',
      '"emial" is not a field here.',
      'email',
    ],
    [
      'an order that leaves out',
      withPerson({ uiSchema: { 'ui:order': ['email'] } }),
      'incomplete-order',
      '/pages/0/uiSchema/ui:order',
      'The order leaves fields out; end it with "*".',
    ],
    [
      'a section of no field',
      withPerson({ uiSchema: { 'ui:sections': [{ title: 'Reach', fields: ['emial'] }] } }),
      'unknown-field',
      '/pages/0/uiSchema/ui:sections/0/fields/0',
      '"emial" is not a field here.',
      'email',
    ],
    [
      'a field in two sections',
      withPerson({
        uiSchema: {
          'ui:sections': [
            { title: 'Reach', fields: ['email'] },
            { title: 'More', fields: ['email'] },
          ],
        },
      }),
      'duplicate-entry',
      '/pages/0/uiSchema/ui:sections/1/fields/0',
      '"email" is in two sections.',
    ],
    [
      'a section without a title',
      withPerson({ uiSchema: { 'ui:sections': [{ fields: ['email'] }] } }),
      'wrong-ui-value',
      '/pages/0/uiSchema/ui:sections/0',
      'Sections are a list of { "title": "...", "fields": ["name", ...] }.',
    ],
  ]);
});
