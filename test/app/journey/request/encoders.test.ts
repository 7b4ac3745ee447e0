import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { encoders } from '../../../../app/journey/index.ts';

const now = new Date('2027-03-15T13:04:05.678Z');
const encode = (as: string, answer: Json, answers: JsonObject = {}): Json | undefined => {
  const encoder = encoders(() => now)[as];
  if (!encoder) throw new Error(`no encoder ${as}`);
  return encoder(answer, { answers, context: {} });
};

/** Whether a value is empty or contains anything empty. */
const hasNothing = (sent: Json): boolean =>
  sent === null || sent === '' || (Array.isArray(sent) && (sent.length === 0 || sent.some(hasNothing)));

describe('encoders', () => {
  it('are this closed list', () => {
    expect(Object.keys(encoders(() => now)).sort()).toEqual([
      'entries',
      'list',
      'lowerCase',
      'medicaidProgram',
      'medicareProgram',
      'names',
      'onlyNo',
      'phone',
      'signedAt',
      'yesNo',
    ]);
  });

  it.each<[string, Json, Json | undefined]>([
    ['yesNo', true, 'Yes'],
    ['yesNo', false, 'No'],
    ['yesNo', null, undefined],
    ['yesNo', 'true', undefined],
    ['yesNo', 1, undefined],
    ['yesNo', [true], undefined],
    ['onlyNo', false, 'No'],
    ['onlyNo', true, undefined],
    ['onlyNo', 'No', undefined],
    ['lowerCase', 'Female', 'female'],
    ['lowerCase', 'MALE', 'male'],
    ['lowerCase', '', undefined],
    ['lowerCase', 1, undefined],
    ['phone', '(513) 555-0134', '513-555-0134'],
    ['phone', '+1 513 555 0134', '513-555-0134'],
    ['phone', '5135550134', '513-555-0134'],
    ['phone', '1 (513) 555-0134', '513-555-0134'],
    ['phone', '9915135550134', '513-555-0134'],
    ['phone', '513555013', undefined],
    ['phone', '555-0134', undefined],
    ['phone', 5135550134, undefined],
    ['phone', '', undefined],
    ['medicareProgram', true, 'MEDICARE'],
    ['medicareProgram', false, undefined],
    ['medicaidProgram', true, 'MEDICAID'],
    ['medicaidProgram', 'Yes', undefined],
    ['list', 'Sore throat', ['Sore throat']],
    ['list', '', undefined],
    ['list', ' Sore throat ', ['Sore throat']],
    ['list', true, undefined],
    ['list', ['Sore throat'], undefined],
    ['names', [{ name: 'Eggs' }, { name: ' Latex ' }], ['Eggs', 'Latex']],
    ['names', [{ name: 'Eggs' }, {}, { name: '' }], ['Eggs']],
    ['names', [{ name: 'Prednisone', dose: '5 mg', lastTakenDate: '2027-01-02' }], ['Prednisone']],
    ['names', [{}, { name: ' ' }, null, 'Eggs', ['Eggs'], { name: 1 }], undefined],
    ['names', [], undefined],
    ['names', 'Eggs', undefined],
    [
      'entries',
      [
        { name: 'Rex', born: '2024-06-14' },
        { name: 'Tom', isOld: false },
      ],
      ['name: Rex, born: 2024-06-14', 'name: Tom, isOld: No'],
    ],
    ['entries', [{}, { name: '' }, 'Rex', null], undefined],
    ['entries', 'Rex', undefined],
    ['signedAt', 'Pat Doe', '2027-03-15T13:04:05Z'],
    ['signedAt', '', undefined],
    ['signedAt', ' ', undefined],
    ['signedAt', true, undefined],
    ['signedAt', [], undefined],
  ])('%s writes %j as %j', (as, answer, sent) => {
    expect(encode(as, answer)).toEqual(sent);
  });

  it('writes any ten digits, however they are grouped, as nnn-nnn-nnnn', () => {
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    const digits = fc.array(digit, { minLength: 10, maxLength: 10 }).map((all) => all.join(''));
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom('', ' ', '-', '.', ') '), { minLength: 10, maxLength: 10 }),
        (ten, gaps) => {
          const typed = [...ten].map((one, index) => one + (gaps[index] ?? '')).join('');
          expect(encode('phone', typed)).toBe(`${ten.slice(0, 3)}-${ten.slice(3, 6)}-${ten.slice(6)}`);
        },
      ),
    );
  });

  it('write the time in UTC wherever the guest is, to the second', () => {
    const { signedAt } = encoders(() => new Date('2027-03-01T23:59:59.999-08:00'));
    expect(signedAt?.('Pat Doe', { answers: {}, context: {} })).toBe('2027-03-02T07:59:59Z');
  });

  it.each(Object.keys(encoders(() => now)))('%s takes any JSON, and writes nothing empty', (as) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const answer: Json = JSON.parse(JSON.stringify(value));
        expect(hasNothing(encode(as, answer) ?? 'nothing sent')).toBe(false);
      }),
    );
  });
});
