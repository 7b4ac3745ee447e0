import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { booking, clinic, paths } from '../../reference-backend/support/calls.ts';
import type { Answer } from '../booking/Caller.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { type Attacked, flu, inParallel, inventedName } from './Attacked.ts';

const whole = 3_000;

/** Wrong times, right codes: as many as once made everybody behind the address wait. */
const NEIGHBOURS = 60;

/**
 * Tries benefit codes, confirmation codes and times that are past, one after the other, as fast as one machine can; then
 * guests behind the same address look up what they booked, and book.
 */
export async function guessCodes({ caller, freeTimes }: Attacked, size: Size): Promise<readonly Bar[]> {
  const guesses = Math.max(700, countCases(whole, size));
  const book = (turn: number, dateTime: string) =>
    caller(turn, inventedName(turn))('POST', paths.appointments, {
      body: {
        ...booking(inventedName(turn), ''),
        serviceIds: [flu],
        dateTime: { value: dateTime, timezone: clinic.timezone },
      },
    });
  const { body: booked } = await book(0, freeTimes[0] ?? '');
  if (!checkScheduleAppointmentReply(booked)) throw new Error('nothing was booked');
  const [appointment] = booked.data.appointments;
  const benefit = await inParallel(guesses, (turn) =>
    caller(turn, inventedName(turn))('GET', `${paths.benefitCode}?filter.benefitCode=CARE${turn}`),
  );
  const cancel = await inParallel(guesses, (turn) =>
    caller(turn, inventedName(turn))('PUT', `${paths.appointments}/appointment-${turn % 100}`, {
      body: { status: 'CANCELED', confirmCode: `CODE${String(turn).padStart(4, '0')}` },
    }),
  );
  for (let turn = 1; turn <= NEIGHBOURS; turn += 1) await book(turn, '2027-01-04 08:00:00');
  const late = [];
  for (let turn = 1; turn <= NEIGHBOURS; turn += 1) {
    const path = `${paths.appointments}/${appointment?.id}/lookup`;
    late.push(await caller(turn, 'Neighbour')('POST', path, { body: { confirmCode: appointment?.confirmCode } }));
  }
  late.push(await book(NEIGHBOURS + 1, freeTimes[1] ?? ''));
  const refused = late.filter(({ status }) => status !== 200).length;
  return [
    judged('Benefit codes tried', benefit, 'wrongBenefitCodesPerClient'),
    judged('Codes to cancel tried', cancel, 'wrongConfirmCodesPerClient'),
    {
      bar: 'Right codes and bookings behind the same address',
      cases: late.length,
      figure: `${refused} of ${late.length} refused`,
      goal: '0',
      met: refused === 0,
    },
  ];
}

function judged(name: string, answers: readonly Answer[], limit: keyof typeof defaultLimits): Bar {
  const checked = answers.filter(({ status }) => status !== 503).length;
  const { most } = defaultLimits[limit];
  return {
    bar: name,
    cases: answers.length,
    figure: `${checked} of ${answers.length} judged`,
    goal: `${most} an hour`,
    met: checked <= most,
  };
}
