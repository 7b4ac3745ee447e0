import { describe, expect, test } from 'vitest';
import { greet, type Named, ofWhom } from '../../../../reference-backend/mail/ticket/greet.ts';
import { shippedMailMessages as messages } from '../../../../schemas/generated/content/messages/mail-messages.shipped.js';

const now = new Date('2027-03-01T15:00:00Z');
const adult = { first_name: 'Ann', preferred_name: null, guardian_name: null, date_of_birth: '1990-06-15' };
const child = { first_name: 'Tim', preferred_name: null, guardian_name: 'Maria', date_of_birth: '2017-06-15' };
const greeting = (more: Partial<Named>, of: Named = adult) => greet({ ...of, ...more }, now, messages);

describe('a mail greets', () => {
  test.each([
    ['Ann', 'Hello Ann,'],
    [' Mary  Ann ', 'Hello Mary Ann,'],
    ["D'Arcy", "Hello D'Arcy,"],
    ['Zoë-Marie', 'Hello Zoë-Marie,'],
    ['J. R.', 'Hello J. R.,'],
    ['J.R.', 'Hello J.R.,'],
    ['José María', 'Hello José María,'],
    ['李小龍', 'Hello 李小龍,'],
    ['Αλέξανδρος', 'Hello Αλέξανδρος,'],
    ['محمد', 'Hello محمد,'],
    ['प्रिया', 'Hello प्रिया,'],
  ])('somebody called %s by name', (name, words) => {
    expect(greeting({ first_name: name })).toBe(words);
  });

  test.each([
    ['a link', 'https://evil.example/x'],
    ['an address that a mail program makes a link of', 'evil.com'],
    ['an address among names', 'Ann evil.com'],
    ['a line break', 'Ann\nYou won'],
    ['another line break', 'Ann\u2028You won'],
    ['a carriage return', 'Ann\rBcc'],
    ['a telephone number', 'Call 555 0199'],
    ['a sentence', 'You have won a prize'],
    ['a sentence with hyphens', 'Your-Account-Is-Locked'],
    ['signs without a letter', "'"],
    ['a hyphen alone', '-'],
    ['markup', '<b>Ann</b>'],
    ['a mail address', 'ann@evil'],
    ['signs that turn the direction of writing', 'Ann\u202eevil'],
    ['a full stop of another script', 'evil。com'],
    ['a name in braces, which templates fill', '{name}'],
  ])('nobody by %s', (_what, name) => {
    expect(greeting({ first_name: name })).toBe('Hello,');
    expect(greeting({ guardian_name: name }, child)).toBe('Hello,');
  });

  test.each<[string, Partial<Named>, Named, string, string | undefined]>([
    ['the patient as the patient prefers it', { preferred_name: 'Annie' }, adult, 'Hello Annie,', undefined],
    ['the patient whose other name is none', { preferred_name: 'x.com' }, adult, 'Hello Ann,', undefined],
    ['whoever signed for a child', {}, child, 'Hello Maria,', 'Tim'],
    ['a child that signed for itself', { guardian_name: null }, child, 'Hello Tim,', undefined],
    ['a patient for whom somebody else pays', { guardian_name: 'Sam' }, adult, 'Hello Ann,', undefined],
    ['a patient whose birth date is not known', { date_of_birth: null }, child, 'Hello Tim,', undefined],
    ['somebody who is 18 today', { date_of_birth: '2009-03-01' }, child, 'Hello Tim,', undefined],
    ['for somebody who is 18 tomorrow', { date_of_birth: '2009-03-02' }, child, 'Hello Maria,', 'Tim'],
  ])('%s', (_who, more, of, words, patient) => {
    expect(greeting(more, of)).toBe(words);
    expect(ofWhom({ ...of, ...more }, now)).toBe(patient);
  });
});
