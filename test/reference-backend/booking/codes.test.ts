import { expect, it } from 'vitest';
import { newConfirmCode, newId, normalizeConfirmCode } from '../../../reference-backend/booking/codes.ts';

const many = <T>(make: () => T): readonly T[] => Array.from({ length: 2_000 }, make);

/** The bits of all ids that are 1 in at least one of them, and 0 in at least one. */
const changingBits = (ids: readonly Buffer[]): number =>
  Array.from({ length: (ids[0]?.length ?? 0) * 8 }, (_, bit) =>
    ids.map((id) => ((id[bit >> 3] ?? 0) >> (bit & 7)) & 1),
  ).filter((values) => values.includes(0) && values.includes(1)).length;

it('the id of an appointment is random in each of its 128 bits, and no other has it (CANCEL-11)', () => {
  const ids = many(newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(changingBits(ids.map((id) => Buffer.from(id, 'base64url')))).toBe(128);
});

it('the code is short enough to read aloud, and has nothing that is misheard or misread (CANCEL-11)', () => {
  const codes = many(newConfirmCode);
  expect(codes.filter((code) => !/^[A-Z2-9]{8}$/.test(code) || /[ILOU]/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('a code is known however a guest types it', () => {
  expect(normalizeConfirmCode(' kxw4-pt23 ')).toBe('KXW4PT23');
});
