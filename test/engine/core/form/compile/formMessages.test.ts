import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#engine';
import { person, withPerson } from '../exampleForm.ts';
import { expectRefusals, findProblems } from '../expectRefusals.ts';

const messages = (extra: object): FormDefinition => withPerson({ messages: { ...person.messages, ...extra } });

describe('compiling the messages of a form', () => {
  expectRefusals([
    [
      'words for no field',
      messages({ '/emial': { required: 'x' } }),
      'unknown-field',
      '/pages/0/messages/~1emial',
      '"emial" is not a field here.',
      'email',
    ],
    [
      'words for no keyword',
      messages({ '/email': { requierd: 'x' } }),
      'unknown-message',
      '/pages/0/messages/~1email/requierd',
      '"requierd" is not a keyword or a check of this field.',
      'required',
    ],
    [
      'words that mention nothing',
      messages({ '/email': { required: '{lable} is missing' } }),
      'unknown-placeholder',
      '/pages/0/messages/~1email/required',
      '"lable" is not something that this message can mention.',
      'label',
    ],
    [
      "words that mention another keyword's limit",
      messages({ '/email': { required: '{limit}' } }),
      'unknown-placeholder',
      '/pages/0/messages/~1email/required',
      '"limit" is not something that this message can mention.',
    ],
    [
      'words for a check of another field',
      messages({ '/email': { match: 'x' } }),
      'unknown-message',
      '/pages/0/messages/~1email/match',
      '"match" is not a keyword or a check of this field.',
    ],
    [
      'error words that are left undefined',
      messages({ '/email': { required: undefined } }),
      'missing-member',
      '/pages/0/messages/~1email/required',
      'There is no text here.',
    ],
    [
      'error words that were never put in',
      messages({ '/email': { required: { $ref: 'texts#/x' } } }),
      'unknown-part',
      '/pages/0/messages/~1email/required',
      '"texts#/x" was not found.',
    ],
  ]);

  it('lists the placeholders of a check: the label and the settings', () => {
    const form = messages({ '/confirmEmail': { match: '{limit}' } });
    expect(findProblems(form).map(({ known }) => known)).toEqual([['label', 'weight', 'mostReasons']]);
  });

  it('lists the additional placeholders of a limit', () => {
    expect(findProblems(messages({ '/firstName': { maxLength: '{label}: {limit} {weight}' } }))).toEqual([]);
  });

  it.each([
    ['that', { that: { var: 'answers.nope' } }, 'Not this one.'],
    ['with/date', { that: true, with: { date: { var: 'answers.nope' } } }, 'Not on {date}.'],
  ])('knows the words of a check whose "%s" is wrong, and tells only that', (place, wrong, own) => {
    const rules = [...(person.rules ?? []), { check: '/email', message: 'own', ...wrong }];
    const form = withPerson({ rules, messages: { ...person.messages, '/email': { own } } });
    expect(findProblems(form).map(({ pointer }) => pointer)).toEqual([`/pages/0/rules/5/${place}/var`]);
  });
});
