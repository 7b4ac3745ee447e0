/** Why a time is refused: somebody else has it, or it breaks a limit. */
export type TimeRefusal = 'taken' | TimeLimit;

/** The limits that a time can break although nobody has it: it is past, or outside the days of its services. */
export type TimeLimit = 'timePast' | 'tooSoon' | 'tooFarAhead';

/** The limits by the error codes of the server, which are their names. */
export const timeLimits: Readonly<Record<TimeLimit, TimeLimit>> = {
  timePast: 'timePast',
  tooSoon: 'tooSoon',
  tooFarAhead: 'tooFarAhead',
};

export const isTimeLimit = (value: unknown): value is TimeLimit =>
  typeof value === 'string' && Object.hasOwn(timeLimits, value);

export const isTimeRefusal = (value: unknown): value is TimeRefusal => value === 'taken' || isTimeLimit(value);
