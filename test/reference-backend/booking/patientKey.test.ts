import { describe, expect, it } from 'vitest';
import { patientKey, plainPatientKey } from '../../../reference-backend/booking/patientKey.ts';
import { createKeyring } from '../../../reference-backend/database/sealing/createKeyring.ts';
import { newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';

const pat = {
  firstName: 'Pat',
  lastName: 'Doe',
  phone: '513-555-0134',
  email: 'pat@example.com',
  dateOfBirth: '1990-02-28',
};
const { dateOfBirth: _unasked, ...ageless } = pat;

describe('patientKey', () => {
  it.each([
    [pat, { ...pat, firstName: ' PAT ', email: 'other@example.com', phone: '513-555-0135' }, true],
    [{ ...pat, lastName: "O'Neil" }, { ...pat, lastName: 'O’Neil' }, true],
    [{ ...pat, firstName: 'Zoë-Marie' }, { ...pat, firstName: 'Zoe Marie' }, true],
    [{ ...pat, firstName: 'Pa\u200bt' }, pat, true],
    [{ ...pat, firstName: '李' }, { ...pat, firstName: '小' }, false],
    [pat, { ...pat, dateOfBirth: '1990-03-01' }, false],
    [pat, { ...pat, lastName: 'Roe' }, false],
    [ageless, { ...ageless, email: 'Pat@Example.com' }, true],
    [ageless, { ...ageless, email: 'other@example.com' }, false],
    [ageless, pat, false],
  ])('%j and %j are one person: %s', (one, other, same) => {
    const keyring = createKeyring(newKeySet(new Date()));
    expect(patientKey(keyring, one) === patientKey(keyring, other)).toBe(same);
    expect(plainPatientKey(one) === plainPatientKey(other)).toBe(same);
  });
});
