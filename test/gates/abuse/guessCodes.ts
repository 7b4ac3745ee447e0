import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { paths } from '../../reference-backend/support/calls.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { type Attacked, inParallel, inventedName } from './Attacked.ts';

const whole = 3_000;

/** Tries benefit codes and confirmation codes one after the other, as fast as one machine can. */
export async function guessCodes({ caller }: Attacked, size: Size): Promise<readonly Bar[]> {
  const guesses = Math.max(200, countCases(whole, size));
  const benefit = await inParallel(guesses, (turn) =>
    caller(turn, inventedName(turn))('GET', `${paths.benefitCode}?filter.benefitCode=CARE${turn}`),
  );
  const cancel = await inParallel(guesses, (turn) =>
    caller(turn, inventedName(turn))('PUT', `${paths.appointments}/appointment-${turn % 100}`, {
      body: { status: 'CANCELED', confirmCode: `CODE${String(turn).padStart(4, '0')}` },
    }),
  );
  const bar = (name: string, answers: typeof benefit, limit: keyof typeof defaultLimits): Bar => {
    const checked = answers.filter(({ status }) => status !== 503).length;
    const { most } = defaultLimits[limit];
    return {
      bar: name,
      cases: guesses,
      figure: `${checked} of ${guesses} judged`,
      goal: `${most} an hour`,
      met: checked <= most,
    };
  };
  return [
    bar('Benefit codes tried', benefit, 'wrongBenefitCodesPerClient'),
    bar('Codes to cancel tried', cancel, 'wrongConfirmCodesPerClient'),
  ];
}
