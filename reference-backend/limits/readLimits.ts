import { namedOnce } from '../configuration/namedOnce.ts';
import { defaultLimits, type Limit, type LimitName, type OwnLimits } from './limits.ts';

const isName = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);

/** The highest limit, which is as good as none. */
const MOST = 1_000_000;

/** The longest period. A much longer one would lead to moments that the database cannot represent. */
const YEAR_MINUTES = 525_600;

const isWithin = (count: string | undefined, most: number): boolean => Number(count) >= 1 && Number(count) <= most;

const SETTING = /^(\w+)=(\d+)(?:\/(\d+))?$/;

/**
 * Reads `LIMITS`: `name=most`, or `name=most/minutes`, separated by blanks or commas. Limits that are not named keep
 * their defaults.
 * @throws Error that names what cannot be read, and the names of all limits
 */
export function readLimits(text: string): OwnLimits {
  const settings = text.split(/[\s,]+/).filter(Boolean);
  return Object.fromEntries(namedOnce('LIMITS', settings.map(readSetting)));
}

function readSetting(setting: string): readonly [LimitName, OwnLimits[LimitName]] {
  const [, name = '', most, minutes] = SETTING.exec(setting) ?? [];
  const names = Object.keys(defaultLimits).join(', ');
  if (!isName(name)) throw new Error(`LIMITS: ${setting} is not "name=most" or "name=most/minutes"; names: ${names}`);
  const defaultLimit: Limit = defaultLimits[name];
  if (!isWithin(most, MOST) || (minutes !== undefined && !isWithin(minutes, YEAR_MINUTES)))
    throw new Error(`LIMITS: ${setting} must be from 1 to ${MOST}, in 1 to ${YEAR_MINUTES} minutes`);
  if (minutes !== undefined && defaultLimit.minutes === undefined)
    throw new Error(`LIMITS: ${name} is how many there may be at once, without minutes`);
  const time = minutes === undefined ? defaultLimit.minutes : Number(minutes);
  return [name, { most: Number(most), ...(time !== undefined && { minutes: time }) }];
}
