import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { isJsonObject, readPointer } from '../../../../authoring/jsonParts.ts';
import { editAt } from '../../../../tools/documents/editAt.ts';
import { livingParts } from './livingParts.ts';

const form: JsonObject = {
  id: 'insurance',
  conditions: { offersList: { and: [{ var: 'settings.list' }, { '>': [{ length: [['Aetna', 'Cigna']] }, 0] }] } },
  pages: [
    {
      name: 'insurance',
      schema: {
        definitions: { name: { type: 'string', maxLength: 20 } },
        required: ['carrier', 'name'],
        properties: {
          carrier: { enum: ['Aetna', 'Cigna'] },
          name: { $ref: '#/definitions/name' },
          town: { type: 'string', maxLength: 30 },
          phone: { type: 'string', maxLength: 9 },
          holder: { type: 'string', enum: ['Self', 'Spouse', 'Child'] },
        },
      },
      rules: [
        { show: ['/carrier'], when: { rule: 'offersList' } },
        { show: ['/name'], when: { '!': [{ rule: 'offersList' }] } },
        { check: '/name', that: { '!=': [{ var: 'answers.name' }, 'None'] }, message: 'none' },
        { compute: '/town', with: { var: 'steps.who.town' } },
        { compute: '/holder', with: { if: [{ '==': [{ var: 'steps.who.visitFor' }, 'My child'] }, 'Child', 'Self'] } },
        {
          compute: '/phone',
          with: { lookup: [{ var: 'answers.carrier' }, { Aetna: { phone: '555-0142' } }, 'phone'] },
        },
      ],
      messages: { '/name': { required: 'Which?' }, '/carrier': { required: 'Choose one.' } },
    },
  ],
  payload: [
    { from: '/name', to: '/name' },
    { from: '/carrier', to: '/carrier' },
  ],
};

const use = { settings: { list: true }, longest: (path: string) => (path === 'steps.who.town' ? 30 : undefined) };
const left = (changed: Json) => JSON.stringify(livingParts(isJsonObject(changed) ? changed : {}, use));

/** The form in which one part is another, or gone. */
const withPart = (pointer: string, value?: Json): Json =>
  editAt(
    form,
    pointer
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/')),
    (name) => (value === undefined ? [] : [[name, value]]),
  );

describe('livingParts', () => {
  it.each<readonly [string, Json | undefined]>([
    ['/pages/0/messages/~1name/required', 'Who?'],
    ['/pages/0/schema/required/1', undefined],
    ['/pages/0/schema/definitions/name/maxLength', 21],
    ['/pages/0/rules/2/that', { '!': [{ '!=': [{ var: 'answers.name' }, 'None'] }] }],
    ['/payload/0', undefined],
    ['/conditions/offersList/and/1/>/1', 1],
    ['/pages/0/schema/properties/town/maxLength', 31],
    ['/pages/0/schema/properties/phone/maxLength', 8],
    ['/pages/0/schema/properties/holder/enum/1', 'Partner'],
  ])('are the same after a change of %s, which no guest can tell', (pointer, value) => {
    expect(readPointer(form, pointer)).toBeDefined();
    expect(left(withPart(pointer, value))).toBe(left(form));
  });

  it.each<readonly [string, Json | undefined]>([
    ['/pages/0/messages/~1carrier/required', 'Which?'],
    ['/pages/0/schema/required/0', undefined],
    ['/pages/0/schema/properties/carrier/enum/0', 'Other'],
    ['/payload/1', undefined],
    ['/conditions/offersList/and/1/>/1', 2],
    ['/pages/0/schema/properties/town/maxLength', 29],
    ['/pages/0/schema/properties/phone/maxLength', 7],
    ['/pages/0/schema/properties/holder/enum/2', 'Partner'],
    ['/pages/0/rules/0/when', { '!': [{ rule: 'offersList' }] }],
  ])('are others after a change of %s, which a guest can tell', (pointer, value) => {
    expect(readPointer(form, pointer)).toBeDefined();
    expect(left(withPart(pointer, value))).not.toBe(left(form));
  });
});
