import { describe } from 'vitest';
import type { FormDefinition } from '#engine';
import { person, withPerson } from '../exampleForm.ts';
import { expectRefusals } from '../expectRefusals.ts';

const messages = (extra: object): FormDefinition => withPerson({ messages: { ...person.messages, ...extra } });

describe('compiling the messages of a form', () => {
  expectRefusals([
    [
      'words for no field',
      messages({ '/emial': { required: 'x' } }),
      'name',
      '/pages/0/messages/~1emial',
      '"emial" is not a field here.',
      'email',
    ],
    [
      'words for no keyword',
      messages({ '/email': { requierd: 'x' } }),
      'message',
      '/pages/0/messages/~1email/requierd',
      '"requierd" is not a keyword or a check of this field.',
      'required',
    ],
    [
      'words that mention nothing',
      messages({ '/email': { required: '{lable} is missing' } }),
      'message',
      '/pages/0/messages/~1email/required',
      '"lable" is not something that this message can mention.',
      'label',
    ],
    [
      "words that mention another keyword's limit",
      messages({ '/email': { required: '{limit}' } }),
      'message',
      '/pages/0/messages/~1email/required',
      '"limit" is not something that this message can mention.',
    ],
    [
      'error words that were never put in',
      messages({ '/email': { required: { $ref: 'texts#/x' } } }),
      'transclusion',
      '/pages/0/messages/~1email/required',
      '"texts#/x" was not found.',
    ],
  ]);
});
