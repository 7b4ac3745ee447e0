import { describe } from 'vitest';
import { person, rule, withPerson } from '../exampleForm.ts';
import { expectRefusals } from '../expectRefusals.ts';

describe('compiling the rules of a form', () => {
  expectRefusals([
    [
      'a page that waits for itself',
      withPerson({ when: { var: 'answers.mobile' } }),
      'read-too-early',
      '/pages/0/when',
      'The page depends on "mobile", which is not asked before it.',
    ],
    [
      'a misspelled name in a rule',
      rule({ show: ['/weight'], when: { var: 'answers.moblie' } }),
      'unknown-name',
      '/pages/0/rules/5/when/var',
      '"moblie" is not in "answers".',
      'mobile',
    ],
    [
      'a rule without its condition',
      rule({ show: ['/weight'] }),
      'missing-member',
      '/pages/0/rules/5/when',
      '"when" is missing.',
    ],
    [
      'an unknown field to show',
      rule({ show: ['/wieght'], when: true }),
      'unknown-field',
      '/pages/0/rules/5/show/0',
      '"wieght" is not a field here.',
      'weight',
    ],
    [
      'a field of another page to show',
      rule({ show: ['/otherText'], when: true }),
      'unknown-field',
      '/pages/0/rules/5/show/0',
      '"otherText" is not a field here.',
    ],
    [
      'a field without its slash',
      rule({ require: ['weight'], when: true }),
      'malformed-pointer',
      '/pages/0/rules/5/require/0',
      '"weight" is not a pointer; a field is written as "/name".',
    ],
    [
      'a member of a group to show',
      withPerson({
        schema: {
          type: 'object',
          properties: {
            ...(person.schema as never as { properties: object }).properties,
            home: { type: 'object', properties: { city: { type: 'string' } } },
          },
        },
        rules: [...(person.rules ?? []), { show: ['/home/city'], when: true }],
      }),
      'field-inside-group',
      '/pages/0/rules/5/show/0',
      '"/home/city" is inside a group; a group is shown and required as a whole.',
    ],
    [
      'an unknown field to check',
      rule({ check: '/x', that: true, message: 'required' }),
      'unknown-field',
      '/pages/0/rules/5/check',
      '"x" is not a field here.',
    ],
    [
      'a check without words',
      rule({ check: '/email', that: true, message: 'nowhere' }),
      'missing-message',
      '/pages/0/rules/5/message',
      'There is no message for the check "nowhere".',
    ],
    [
      'fields that show each other',
      rule({ show: ['/mobile'], when: { answered: { var: 'answers.texts' } } }),
      'rule-cycle',
      '/pages/0/rules',
      'Each of these fields is shown depending on another of them: "mobile" → "texts" → "mobile".',
    ],
    [
      'a field that shows itself',
      rule({ show: ['/email'], when: { answered: { var: 'answers.email' } } }),
      'rule-cycle',
      '/pages/0/rules',
      'Each of these fields is shown depending on another of them: "email" → "email".',
    ],
  ]);
});
