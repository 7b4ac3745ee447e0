import type { LicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { states as everyState } from '../../../schemas/states.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';

/** What is promised of every list of states: each once, by its name, and counted. */
export function statesFinding({ data, meta }: LicensureStatesReply): Finding {
  const at = '/data/licensure-states';
  const states = data['licensure-states'];
  const missing = Object.keys(everyState).find((code) => states.filter((each) => each.code === code).length !== 1);
  const licensed = states.filter(({ hasLicense }) => hasLicense).length;
  const { total = states.length, licensed: count = licensed } = meta?.['licensure-states'] ?? {};
  return {
    promise: 'each state once, by its name, and counted',
    violation: firstWrong(
      unless(missing === undefined, at, 'each state and DC once', `not ${missing}`),
      ...states.map(({ name, code }, index) =>
        unless(
          name === everyState[code],
          `${at}/${index}/name`,
          `${everyState[code]}, which has the code ${code}`,
          name,
        ),
      ),
      unless(total === states.length, '/meta/licensure-states/total', `${states.length}`, `${total}`),
      unless(count === licensed, '/meta/licensure-states/licensed', `${licensed}, those with a license`, `${count}`),
    ),
  };
}
