import { describe, expect, it } from 'vitest';
import {
  choicesProblems,
  exclusiveProblems,
  uiOptionProblems,
} from '../../../../../engine/core/form/compile/uiOptionProblems.ts';
import type { KnownWidget } from '../../../../../engine/core/form/KnownWidget.ts';
import type { JsonSchema } from '../../../../../engine/core/json/JsonSchema.ts';
import type { ValueType } from '../../../../../engine/core/rules/ValueType.ts';
import { worded } from '../../problems/worded.ts';

const at = { document: 'form', pointer: '/ui' };

describe('the value of a ui option', () => {
  const widgets: readonly KnownWidget[] = [
    { name: 'slate' },
    { name: 'text', uiOptions: { rows: 'positiveInteger', placeholder: 'text' } },
    { name: 'dial', uiOptions: { rows: ['left', 'right'], title: 'flag', inline: 'flag' } },
  ];
  const problemsOf = (name: string, value: unknown, widget?: string) =>
    worded(uiOptionProblems({ name, key: `ui:${name}`, value, at }, widgets, [widget, undefined]));

  it.each<readonly [string, string, unknown, string | undefined]>([
    ['a text', 'help', 'x', undefined],
    ['an empty text', 'help', '', undefined],
    ['true', 'inline', true, undefined],
    ['false', 'readonly', false, undefined],
    ['a number of lines', 'rows', 3, 'text'],
    ['one of the names', 'width', 'half', undefined],
    ['another of the names', 'width', 'third', undefined],
    ['what one of two widgets takes, when none is named', 'rows', 3, undefined],
    ['what the other one takes', 'rows', 'right', undefined],
    ['what another widget takes, when the named one has no such option', 'placeholder', 'x', 'dial'],
  ])('is taken: %s', (_, name, value, widget) => {
    expect(problemsOf(name, value, widget)).toEqual([]);
  });

  it.each<readonly [string, string, unknown, string, string | undefined]>([
    ['a number for a text', 'help', 1, '"ui:help" is text.', undefined],
    ['a text for a flag', 'inset', 'true', '"ui:inset" is true or false.', undefined],
    ['half a line', 'rows', 1.5, '"ui:rows" is a whole number above 0.', 'text'],
    ['no lines', 'rows', 0, '"ui:rows" is a whole number above 0.', 'text'],
    ['lines as a text', 'rows', '3', '"ui:rows" is a whole number above 0.', 'text'],
    ['what only an unnamed widget takes', 'rows', 3, '"ui:rows" is "left" or "right".', 'dial'],
    ['what only a widget takes, not every one', 'title', true, '"ui:title" is text.', undefined],
  ])('is refused: %s', (_, name, value, message, widget) => {
    expect(problemsOf(name, value, widget)).toEqual([{ ...at, code: 'wrong-ui-value', message }]);
  });

  it('must have a known name, and the problem lists all known names in alphabetical order', () => {
    const known =
      'add choices delete description disabled entry help inline inset options order placeholder readonly review rows sections title widget width'
        .split(' ')
        .map((name) => `ui:${name}`);
    expect(problemsOf('colour', 'red')).toEqual([
      {
        ...at,
        code: 'unknown-ui-option',
        message: '"ui:colour" is not a ui option of a field.',
        written: 'ui:colour',
        known,
      },
    ]);
  });
});

describe('the choices of a field that are taken from the context', () => {
  const text: ValueType = { kind: 'string' };
  const listOf = (properties: Readonly<Record<string, ValueType>>): ValueType => ({
    kind: 'array',
    items: { kind: 'object', properties },
  });
  const context: ValueType = {
    kind: 'object',
    properties: {
      dishes: listOf({ value: text, title: text }),
      drinks: listOf({ value: text, title: text, description: text }),
      today: { kind: 'date' },
      codes: { kind: 'array', items: text },
      untitled: listOf({ value: text }),
      unnamed: listOf({ title: text }),
      numbered: listOf({ value: { kind: 'number' }, title: text }),
      titledByNumber: listOf({ value: text, title: { kind: 'number' } }),
    },
  };
  const field: JsonSchema = { type: 'string' };

  it.each<readonly [string, JsonSchema]>([
    ['a text', field],
    ['a list of texts', { type: 'array', items: field }],
  ])('are taken by %s', (_, schema) => {
    expect(choicesProblems('dishes', schema, context, at)).toEqual([]);
    expect(choicesProblems('drinks', schema, context, at)).toEqual([]);
  });

  it.each(['today', 'codes', 'untitled', 'unnamed', 'numbered', 'titledByNumber', 'toString', 'lunches'])(
    'are not "%s", which is no list of values with their titles',
    (name) => {
      expect(worded(choicesProblems(name, field, context, at))).toMatchObject([
        {
          code: 'unknown-choices',
          message: `"${name}" is not a list of choices in the context.`,
          known: ['dishes', 'drinks'],
        },
      ]);
    },
  );

  it('are not there in a context whose names are not known', () => {
    expect(choicesProblems('dishes', field, { kind: 'mixed' }, at)).toMatchObject([
      { code: 'unknown-choices', known: [] },
    ]);
  });

  it.each<readonly [string, JsonSchema]>([
    ['a number', { type: 'number' }],
    ['a field without a type', {}],
    ['a list of numbers', { type: 'array', items: { type: 'number' } }],
    ['a list of anything', { type: 'array' }],
    ['a text with an enum of its own', { ...field, enum: ['soup'] }],
    ['a text with a single value', { ...field, const: 'soup' }],
    ['a text with titled choices of its own', { ...field, oneOf: [{ const: 'soup', title: 'Soup' }] }],
  ])('are not taken by %s', (_, schema) => {
    const message = '"ui:choices" is for a text, or a list of texts, without choices of its own.';
    expect(worded(choicesProblems('dishes', schema, context, at))).toEqual([
      { ...at, code: 'wrong-ui-value', message },
    ]);
  });

  it('are named by a text', () => {
    const message = '"ui:choices" names a value of the context.';
    expect(worded(choicesProblems(['dishes'], field, context, at))).toEqual([
      { ...at, code: 'wrong-ui-value', message },
    ]);
  });
});

describe('the choice that excludes the others', () => {
  const named = { type: 'array', items: { type: 'string', enum: ['rice', 'none'] } } as const;
  const titled = { type: 'array', items: { oneOf: [{ const: 'none', title: 'None of these' }] } } as const;

  it.each<readonly [string, unknown, JsonSchema]>([
    ['one of the choices', 'none', named],
    ['one of the titled choices', 'none', titled],
    ['one of choices that only the context knows', 'none', { type: 'array', items: { type: 'string' } }],
  ])('may be %s', (_, name, schema) => {
    expect(exclusiveProblems(name, schema, at)).toEqual([]);
  });

  it.each<readonly [string, JsonSchema, readonly string[]]>([
    ['None', named, ['rice', 'none']],
    ['None of these', titled, ['none']],
  ])('is refused where it is none of them: %s', (name, schema, known) => {
    expect(worded(exclusiveProblems(name, schema, at))).toEqual([
      { ...at, code: 'wrong-ui-value', message: `"${name}" is not one of the choices.`, known },
    ]);
  });
});
