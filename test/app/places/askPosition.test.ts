import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPosition } from '../../../app/places/askPosition.ts';

type Ask = (found: (position: object) => void, failed: (error: object) => void, options: object) => void;

const withBrowser = (getCurrentPosition: Ask) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
    [3, 'timedOut'],
  ])('is not there after error %d', async (code, expected) => {
    withBrowser((_found, failed) => failed({ code }));
    expect(await askPosition()).toBe(expected);
  });

  it.each([{}, { geolocation: undefined }, { geolocation: null }])(
    'is not there in a browser that has none to give: %j',
    async (browser) => {
      vi.stubGlobal('navigator', browser);
      expect(await askPosition()).toBe('unavailable');
    },
  );

  it('is not there where asking for it throws', async () => {
    withBrowser(() => {
      throw new Error('not allowed by policy');
    });
    expect(await askPosition()).toBe('unavailable');
  });

  it.each([
    [Number.NaN, -84],
    [39, Number.POSITIVE_INFINITY],
    [91, 0],
    [0, 181],
  ])('is not there where it is impossible: %d, %d', async (latitude, longitude) => {
    withBrowser((found) => found({ coords: { latitude, longitude } }));
    expect(await askPosition()).toBe('unavailable');
  });

  it('is not waited for without end', async () => {
    vi.useFakeTimers();
    withBrowser(() => undefined);
    const asked = askPosition();
    await vi.runAllTimersAsync();
    expect(await asked).toBe('timedOut');
  });

  it('is that of this moment where it is asked for', async () => {
    const asked: object[] = [];
    withBrowser((_found, failed, options) => {
      asked.push(options);
      failed({ code: 2 });
    });
    await askPosition(true);
    expect(asked).toEqual([expect.objectContaining({ maximumAge: 0 })]);
  });
});
