import { namedOnce } from '../../configuration/namedOnce.ts';
import { type OwnRetention, SETTABLE } from './retention.ts';

/** Ten years. */
const MOST = 3_650;

/**
 * Reads `RETENTION`: `name=days`, separated by blanks or commas. Kinds that are not named keep their period.
 * @throws Error that names what cannot be read, and the names of all kinds that can be set
 */
export function readRetention(text: string): OwnRetention {
  const settings = text.split(/[\s,]+/).filter(Boolean);
  return Object.fromEntries(namedOnce('RETENTION', settings.map(readSetting)));
}

function readSetting(setting: string): readonly [(typeof SETTABLE)[number], number] {
  const [, name, days = ''] = /^(\w+)=(\d{1,9})$/.exec(setting) ?? [];
  const kind = SETTABLE.find((each) => each === name);
  if (!kind) throw new Error(`RETENTION: ${setting} is not "name=days"; names: ${SETTABLE.join(', ')}`);
  if (Number(days) < 1 || Number(days) > MOST) throw new Error(`RETENTION: ${setting} must be from 1 to ${MOST} days`);
  return [kind, Number(days)];
}
