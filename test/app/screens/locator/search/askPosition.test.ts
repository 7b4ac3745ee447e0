import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPosition } from '../../../../../app/screens/locator/search/askPosition.ts';

type Ask = (found: (position: object) => void, failed: (error: object) => void, options: object) => void;

const withBrowser = (getCurrentPosition: Ask) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the position of the guest', () => {
  it('is rounded to four decimals, and looked for no longer than ten seconds', async () => {
    const asked: object[] = [];
    withBrowser((found, _failed, options) => {
      asked.push(options);
      found({ coords: { latitude: 39.103118, longitude: -84.51202 } });
    });
    expect(await askPosition()).toEqual({ latitude: 39.1031, longitude: -84.512 });
    expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }]);
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('is not there after error %d', async (code, expected) => {
    withBrowser((_found, failed) => failed({ code }));
    expect(await askPosition()).toBe(expected);
  });

  it('is not there in a browser that has none to give', async () => {
    vi.stubGlobal('navigator', {});
    expect(await askPosition()).toBe('unavailable');
  });
});
