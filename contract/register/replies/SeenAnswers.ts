import { isDeepStrictEqual } from 'node:util';
import { unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';

/** Answers that nothing of a run changes: whoever asks the same again gets the same. */
export class SeenAnswers {
  readonly #known = new Map<string, unknown>();

  /**
   * @param asked what was asked for, in one spelling
   * @param answer what of the reply it determines, in an order of its own where none is promised
   * @param at JSON Pointer to it
   */
  finding(asked: readonly unknown[], answer: unknown, at: string): Finding {
    const key = JSON.stringify(asked);
    const known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, answer);
    return {
      promise: 'what was answered before to the same question',
      violation: unless(known === undefined || isDeepStrictEqual(known, answer), at, 'the same as before', 'another'),
    };
  }
}
