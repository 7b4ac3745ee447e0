import { describe, expect, test } from 'vitest';
import { withoutEntry } from '../../../../../engine/react/form/errors/useShownErrors.ts';

describe('pointers once an entry is deleted', () => {
  test.each([
    ['/list/1/a', []],
    ['/list/1', []],
    ['/list/0/a', ['/list/0/a']],
    ['/list/2/a', ['/list/1/a']],
    ['/list/10', ['/list/9']],
    ['/list/2/in/3/a', ['/list/1/in/3/a']],
    ['/list', ['/list']],
    ['/lists/2/a', ['/lists/2/a']],
    ['/other', ['/other']],
  ])('%s becomes %j', (path, expected) => {
    expect(withoutEntry([path], '/list', 1)).toEqual(expected);
  });
});
