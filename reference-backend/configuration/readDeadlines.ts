import { DEADLINES, type DeadlineName, type Deadlines } from '../health/deadlines.ts';
import { namedOnce } from './namedOnce.ts';

const isName = (name: string): name is DeadlineName => Object.hasOwn(DEADLINES, name);

/** In milliseconds; longer than anybody waits. */
const MOST = 600_000;

/** Those that may be left out altogether. Without one of the others somebody could wait for ever. */
const MAY_BE_NONE: readonly DeadlineName[] = ['unreadyMs', 'lingerMs', 'limitPauseMs'];

/** How long a deployment's proxies have to notice that a process ends, unless it is set. */
const UNREADY_MS = 5_000;

/**
 * Reads `DEADLINES`: `name=milliseconds`, separated by blanks or commas. Deadlines that are not named keep their
 * defaults.
 * @param isProduction whether there are proxies that need time to notice that a process ends
 * @throws Error that names what cannot be read, and the names of all deadlines
 */
export function readDeadlines(text: string, isProduction: boolean): Deadlines {
  const settings = text.split(/[\s,]+/).filter(Boolean);
  const deadlines: Deadlines = {
    ...DEADLINES,
    ...(isProduction && { unreadyMs: UNREADY_MS }),
    ...Object.fromEntries(namedOnce('DEADLINES', settings.map(readSetting))),
  };
  if (deadlines.headersMs > deadlines.requestMs)
    throw new Error('DEADLINES: headersMs must not be more than requestMs, which is for the headers and the body');
  return deadlines;
}

function readSetting(setting: string): readonly [DeadlineName, number] {
  const [, name = '', text = ''] = /^(\w+)=(\d{1,9})$/.exec(setting) ?? [];
  const names = Object.keys(DEADLINES).join(', ');
  if (!isName(name)) throw new Error(`DEADLINES: ${setting} is not "name=milliseconds"; names: ${names}`);
  const least = MAY_BE_NONE.includes(name) ? 0 : 1;
  if (Number(text) < least || Number(text) > MOST)
    throw new Error(`DEADLINES: ${setting} must be from ${least} to ${MOST}`);
  return [name, Number(text)];
}
