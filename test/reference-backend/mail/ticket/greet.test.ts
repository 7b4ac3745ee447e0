import { describe, expect, test } from 'vitest';
import { greet, type Named, ofWhom } from '../../../../reference-backend/mail/ticket/greet.ts';
import { shippedMailMessages as messages } from '../../../../schemas/generated/content/messages/mail-messages.shipped.js';

const now = new Date('2027-03-01T15:00:00Z');
const adult = { firstName: 'Ann', preferredName: null, guardianName: null, dateOfBirth: '1990-06-15' };
const child = { firstName: 'Tim', preferredName: null, guardianName: 'Maria', dateOfBirth: '2017-06-15' };
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
    expect(greeting({ firstName: name })).toBe(words);
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
    expect(greeting({ firstName: name })).toBe('Hello,');
    expect(greeting({ guardianName: name }, child)).toBe('Hello,');
  });

  test.each<[string, Partial<Named>, Named, string, string | undefined]>([
    ['the patient as the patient prefers it', { preferredName: 'Annie' }, adult, 'Hello Annie,', undefined],
    ['the patient whose other name is none', { preferredName: 'x.com' }, adult, 'Hello Ann,', undefined],
    ['whoever signed for a child', {}, child, 'Hello Maria,', 'Tim'],
    ['a child that signed for itself', { guardianName: null }, child, 'Hello Tim,', undefined],
    ['a patient for whom somebody else pays', { guardianName: 'Sam' }, adult, 'Hello Ann,', undefined],
    ['a patient whose birth date is not known', { dateOfBirth: null }, child, 'Hello Tim,', undefined],
    ['somebody who is 18 today', { dateOfBirth: '2009-03-01' }, child, 'Hello Tim,', undefined],
    ['for somebody who is 18 tomorrow', { dateOfBirth: '2009-03-02' }, child, 'Hello Maria,', 'Tim'],
  ])('%s', (_who, more, of, words, patient) => {
    expect(greeting(more, of)).toBe(words);
    expect(ofWhom({ ...of, ...more }, now)).toBe(patient);
  });
});
