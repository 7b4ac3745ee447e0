import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFieldErrors } from '../../../../../engine/react/form/errors/FieldError.tsx';

const failure = (id: string, text: string) => ({ id, label: 'Question', text });

test('a field with the same words has the same list, whatever happens to the others', () => {
  const { result, rerender } = renderHook(useFieldErrors, {
    initialProps: [failure('form_a', 'Wrong.'), failure('form_b', 'Wrong.')],
  });
  const before = result.current;
  expect(before.get('form_a')).toEqual(['Wrong.']);
  rerender([failure('form_a', 'Wrong.')]);
  expect(result.current.get('form_a')).toBe(before.get('form_a'));
  expect(result.current.has('form_b')).toBe(false);
});
