import { describe, expect, it } from 'vitest';
import { type CountdownStatus, countdownStatus } from '../../../../../app/screens/booking/countdown/countdownStatus.ts';

const quiet = { failed: undefined, busy: false, renewed: false, pending: false };

describe('what is said of a reservation', () => {
  it.each<[Parameters<typeof countdownStatus>[0], CountdownStatus]>([
    [{ ...quiet, minutes: undefined }, 'none'],
    [{ ...quiet, minutes: undefined, pending: true }, 'pending'],
    [{ ...quiet, minutes: 10, pending: true }, 'running'],
    [{ ...quiet, minutes: 10 }, 'running'],
    [{ ...quiet, minutes: 3 }, 'running'],
    [{ ...quiet, minutes: 2 }, 'warning'],
    [{ ...quiet, minutes: 1 }, 'warning'],
    [{ ...quiet, minutes: 0 }, 'over'],
    [{ ...quiet, minutes: undefined, busy: true }, 'over'],
    [{ ...quiet, minutes: undefined, failed: { status: 500 } }, 'failed'],
    [{ ...quiet, minutes: undefined, renewed: true }, 'renewed'],
    [{ ...quiet, minutes: 10, renewed: true }, 'running'],
  ])('%j is %s', (hold, state) => {
    expect(countdownStatus(hold, 2)).toBe(state);
  });
});
