import { describe, expect, it } from 'vitest';
import { eitherSignal } from '../../../app/chunks/eitherSignal.ts';

describe('eitherSignal', () => {
  it.each([0, 1])('is aborted with the reason of signal %d once that is', (index) => {
    const both = [new AbortController(), new AbortController()] as const;
    const either = eitherSignal(both[0].signal, both[1].signal);
    expect(either.aborted).toBe(false);
    both[index]?.abort('gone');
    expect([either.aborted, either.reason]).toEqual([true, 'gone']);
  });

  it('is aborted from the beginning where one is', () => {
    const either = eitherSignal(new AbortController().signal, AbortSignal.abort('gone'));
    expect([either.aborted, either.reason]).toEqual([true, 'gone']);
  });
});
