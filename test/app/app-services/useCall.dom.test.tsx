import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, ok } from '../../../app/api/http/Outcome.ts';
import { AppServicesContext, useCall } from '../../../app/app-services/index.ts';
import { hang } from '../api/fakeFetch.ts';
import { connect } from './connect.ts';
import { testAppServices } from './testAppServices.ts';

type Answer = Outcome<string>;

const failed: Answer = { kind: 'failed', failure: 'server', status: 500, endpoint: '/x' };

/** Calls that answer when the test decides. */
function calls() {
  const made: { readonly key: string; readonly signal: AbortSignal; readonly answer: (outcome: Answer) => void }[] = [];
  const call = (key: string) => (signal: AbortSignal) =>
    new Promise<Answer>((resolve) => {
      made.push({ key, signal, answer: resolve });
    });
  return { made, call };
}

const open = (
  call: (key: string) => (signal: AbortSignal) => Promise<Answer>,
  key: string | undefined,
  { appServices } = testAppServices({ answer: hang }),
) =>
  renderHook(({ asked }: { asked: string | undefined }) => useCall(asked, call(asked ?? '')), {
    initialProps: { asked: key },
    wrapper: ({ children }) => <AppServicesContext value={appServices}>{children}</AppServicesContext>,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useCall', () => {
  it('reads nothing without a key', () => {
    const { made, call } = calls();
    expect(open(call, undefined).result.current.outcome).toBeUndefined();
    expect(made).toEqual([]);
  });

  it('drops the call when its reader leaves, and when the key changes', async () => {
    const { made, call } = calls();
    const { rerender, unmount } = open(call, 'a');
    rerender({ asked: 'b' });
    expect(made.map(({ key, signal }) => [key, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    unmount();
    expect(made[1]?.signal.aborted).toBe(true);
  });

  it('reports each failure once, and none of a call that was dropped', async () => {
    const { made, call } = calls();
    const server = testAppServices({ answer: hang });
    const { result, rerender } = open(call, 'a', server);
    await act(async () => made[0]?.answer(failed));
    act(() => result.current.again());
    await act(async () => made[1]?.answer(ok('fine')));
    rerender({ asked: 'b' });
    rerender({ asked: 'c' });
    await act(async () => made[2]?.answer(failed));
    expect(server.reported).toEqual([
      { type: 'customerError', endpoint: '/x', responseCode: 500, description: 'server' },
    ]);
  });

  it('shows a good answer again on the next visit, but no failure', async () => {
    const { made, call } = calls();
    const server = testAppServices({ answer: hang });
    const visit = async (answer: Answer) => {
      const { result, unmount } = open(call, 'a', server);
      const { outcome } = result.current;
      await act(async () => made.at(-1)?.answer(answer));
      unmount();
      return outcome;
    };
    expect(await visit(failed)).toBeUndefined();
    expect(await visit(ok('fine'))).toBeUndefined();
    expect(await visit(failed)).toEqual(ok('fine'));
    expect(await visit(failed)).toBeUndefined();
  });

  it('asks again when the browser is online, and once more where that was a moment too early', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { made, call } = calls();
    const { result } = open(call, 'a');
    await act(async () => made[0]?.answer(failed));
    act(() => vi.advanceTimersByTime(60_000));
    expect(made).toHaveLength(1);
    connect(true);
    expect(made).toHaveLength(2);
    await act(async () => made[1]?.answer(failed));
    expect(made).toHaveLength(2);
    act(() => vi.advanceTimersByTime(1000));
    expect(made).toHaveLength(3);
    await act(async () => made[2]?.answer(ok('fine')));
    expect(result.current.outcome).toEqual(ok('fine'));
  });

  it('asks again on demand, and shows nothing meanwhile', async () => {
    const { made, call } = calls();
    const { result } = open(call, 'a');
    await act(async () => made[0]?.answer(failed));
    expect(result.current.outcome).toEqual(failed);
    act(() => result.current.again());
    expect(result.current.outcome).toBeUndefined();
    await act(async () => made[1]?.answer(ok('fine')));
    expect(result.current.outcome).toEqual(ok('fine'));
  });

  it('never shows an answer to another question, in whatever order answers come', async () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(keys, fc.array(fc.nat(), { maxLength: 12 }), async (asked, order) => {
        const { made, call } = calls();
        const { rerender, result, unmount } = open(call, 'start');
        for (const key of asked) {
          rerender({ asked: key });
          for (const pick of order) {
            const late = made[pick % made.length];
            await act(async () => late?.answer(ok(late.key)));
            const { outcome } = result.current;
            if (outcome) expect(outcome).toEqual(ok(key));
          }
        }
        unmount();
      }),
      { numRuns: 40 },
    );
  });
});
