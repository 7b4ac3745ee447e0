import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { EngineError } from '#engine';
import {
  createFieldDrawer,
  type DrawnField,
  type FieldInput,
} from '../../../../../engine/react/form/fields/createFieldDrawer.ts';
import { exampleForm } from '../../exampleForm.ts';

const page = { id: 'form', path: [] };
const none = new Map<string, string>();
const text: FieldInput = {
  schema: { type: 'string', title: 'Name' },
  uiSchema: undefined,
  value: undefined,
  required: false,
  disabled: false,
  readonly: false,
};

/** A drawer, and the fields of which it drew the control. */
function draw(form = exampleForm()) {
  const controls: DrawnField[] = [];
  const drawer = createFieldDrawer(page, form, (field) => {
    controls.push(field);
    return <i>{controls.length}</i>;
  });
  return { controls, field: (input: FieldInput, errors = none) => drawer('name', input, errors) };
}

describe('a field', () => {
  it('is the same element as long as nothing of it changes', () => {
    const { controls, field } = draw();
    const first = field(text);
    expect(isValidElement(first)).toBe(true);
    expect(field({ ...text })).toBe(first);
    expect(field(text, new Map([['form_other', 'Wrong.']]))).toBe(first);
    expect(controls).toHaveLength(1);
  });

  it.each<[string, Partial<FieldInput>]>([
    ['answer', { value: 'Ada' }],
    ['schema', { schema: { type: 'string', title: 'Your name' } }],
    ['ui options', { uiSchema: { 'ui:help': 'As in your passport.' } }],
    ['mark', { required: true }],
    ['group, which is disabled,', { disabled: true }],
    ['group, which is only read,', { readonly: true }],
  ])('is drawn again when its %s changes', (_, change) => {
    const { controls, field } = draw();
    const first = field(text);
    expect(field({ ...text, ...change })).not.toBe(first);
    expect(controls).toHaveLength(2);
    expect(controls[1]).toMatchObject(change);
    expect(controls[1]?.onChange).toBe(controls[0]?.onChange);
  });

  it('announces its error, and is drawn again when the error changes, the control only once', () => {
    const { controls, field } = draw();
    const valid = field(text);
    const wrong = field(text, new Map([['form_name', 'Wrong.']]));
    expect(wrong).not.toBe(valid);
    expect(field(text, new Map([['form_name', 'Wrong.']]))).toBe(wrong);
    expect(field(text, new Map([['form_name', 'Too long.']]))).not.toBe(wrong);
    expect(controls.map(({ invalid }) => invalid)).toEqual([false, true]);
    field(text);
    expect(controls.map(({ invalid }) => invalid)).toEqual([false, true, false]);
  });

  it('leaves the error of a radio group to the frame around its controls', () => {
    const { controls, field } = draw();
    const radio: FieldInput = { ...text, schema: { type: 'boolean' }, uiSchema: { 'ui:widget': 'radio' } };
    const valid = field(radio);
    expect(field(radio, new Map([['form_name', 'Wrong.']]))).not.toBe(valid);
    expect(controls.map(({ invalid }) => invalid)).toEqual([false]);
  });

  it('reads its ui options, also those in ui:options, which outrank the group', () => {
    const { controls, field } = draw();
    const uiSchema = { 'ui:disabled': false, 'ui:options': { placeholder: 'Ada', readonly: true } };
    field({ ...text, uiSchema, disabled: true });
    expect(controls[0]).toMatchObject({
      disabled: false,
      readonly: true,
      options: { disabled: false, placeholder: 'Ada', readonly: true },
    });
  });

  it('is only read when its schema says so', () => {
    const { controls, field } = draw();
    field({ ...text, schema: { type: 'string', readOnly: true } });
    expect(controls[0]?.readonly).toBe(true);
  });

  it('is named by its name when it has no title', () => {
    const { controls, field } = draw();
    field({ ...text, schema: { type: 'string' } });
    expect(controls[0]?.label).toBe('name');
  });
});

describe('an answer', () => {
  it.each([
    ['number', '1.50', 1.5],
    ['integer', '7', 7],
    ['number', '.5', 0.5],
    ['number', '5.', 5],
    ['number', 'seven', 'seven'],
    ['number', '1e999', '1e999'],
    ['number', undefined, undefined],
    ['number', 3, 3],
    ['string', '1.50', '1.50'],
  ] as const)('of the type %s that is given as %j is %j', (type, given, expected) => {
    const heard: unknown[] = [];
    const { controls, field } = draw(exampleForm((value, path) => heard.push([value, path])));
    field({ ...text, schema: { type } });
    controls[0]?.onChange(given);
    expect(heard).toEqual([[expected, ['name']]]);
  });
});

it('tells a form without widgets that it has none', () => {
  const { field } = draw(exampleForm(undefined, []));
  expect(() => field(text)).toThrow(new EngineError("No widget 'text': no widgets were given to the form."));
});
