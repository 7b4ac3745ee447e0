import { DATABASE_DEADLINES, type DatabaseDeadlines } from '../database/deadlines.ts';
import { DEADLINES, type Deadlines } from '../health/deadlines.ts';
import { namedOnce } from './namedOnce.ts';

/** In milliseconds; longer than anybody waits. */
const MOST = 600_000;

/** Those that may be left out altogether. Without one of the others somebody could wait for ever. */
const MAY_BE_NONE: readonly string[] = ['unreadyMs', 'lingerMs', 'limitPauseMs'];

/** How long a deployment's proxies have to notice that a process ends, unless it is set. */
const UNREADY_MS = 5_000;

/**
 * Reads `DEADLINES`: `name=milliseconds`, separated by blanks or commas. Deadlines that are not named keep their
 * defaults.
 * @param isProduction whether there are proxies that need time to notice that a process ends
 * @throws Error that names what cannot be read, and the names of all deadlines
 */
export function readDeadlines(text: string, isProduction: boolean): Deadlines {
  const deadlines: Deadlines = {
    ...DEADLINES,
    ...(isProduction && { unreadyMs: UNREADY_MS }),
    ...readSettings('DEADLINES', text, DEADLINES),
  };
  if (deadlines.headersMs > deadlines.requestMs)
    throw new Error('DEADLINES: headersMs must not be more than requestMs, which is for the headers and the body');
  return deadlines;
}

/**
 * Reads `DATABASE_DEADLINES` in the same way.
 * @throws Error as above, and where a statement would not be ended before its connection counts as lost
 */
export function readDatabaseDeadlines(text: string): DatabaseDeadlines {
  const deadlines = { ...DATABASE_DEADLINES, ...readSettings('DATABASE_DEADLINES', text, DATABASE_DEADLINES) };
  if (deadlines.statementMs >= deadlines.silenceMs)
    throw new Error('DATABASE_DEADLINES: silenceMs must be more than statementMs: the database ends a statement first');
  return deadlines;
}

function readSettings(variable: string, text: string, known: object): Readonly<Record<string, number>> {
  const settings = text.split(/[\s,]+/).filter(Boolean);
  return Object.fromEntries(
    namedOnce(
      variable,
      settings.map((setting) => readSetting(variable, setting, known)),
    ),
  );
}

function readSetting(variable: string, setting: string, known: object): readonly [string, number] {
  const [, name = '', text = ''] = /^(\w+)=(\d{1,9})$/.exec(setting) ?? [];
  const names = Object.keys(known).join(', ');
  if (!Object.hasOwn(known, name))
    throw new Error(`${variable}: ${setting} is not "name=milliseconds"; names: ${names}`);
  const least = MAY_BE_NONE.includes(name) ? 0 : 1;
  if (Number(text) < least || Number(text) > MOST)
    throw new Error(`${variable}: ${setting} must be from ${least} to ${MOST}`);
  return [name, Number(text)];
}
