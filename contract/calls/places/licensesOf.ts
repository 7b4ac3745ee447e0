import { checkLicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { skipped } from '../../case/SkippedCase.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';

/** The states in which somebody is licensed for a service by video, and one in which nobody is. */
export async function licensesOf({ guest }: World, serviceId: number) {
  const query = { 'filter.serviceId': String(serviceId) };
  const { data } = await ask(guest, 'licensure-states', checkLicensureStatesReply, { query });
  const states = data['licensure-states'];
  const unlicensed = states.find(({ hasLicense }) => !hasLicense)?.code;
  if (unlicensed === undefined) throw skipped('somebody is licensed in every state');
  return { licensed: states.filter(({ hasLicense }) => hasLicense).map(({ code }) => code), unlicensed };
}
