import { describe, expect, it } from 'vitest';
import { isLoadFailure } from '../../../app/chunks/loadChunk.ts';

describe('isLoadFailure', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/assets/a.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Vite', new Error('Unable to preload CSS for /assets/a.css')],
  ])('knows the words of %s', (_who, error) => {
    expect(isLoadFailure(error)).toBe(true);
  });

  it.each([[new Error('Cannot read properties of undefined')], ['Failed to fetch'], [undefined]])(
    'does not take %s for one',
    (error) => {
      expect(isLoadFailure(error)).toBe(false);
    },
  );
});
