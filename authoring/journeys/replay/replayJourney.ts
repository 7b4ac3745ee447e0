import { nearestName } from '#engine/problems';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';
import { recordJourney } from '../record/recordJourney.ts';
import { compareJourneys } from './compareJourneys.ts';
import { describeDeviation } from './describeDeviation.ts';

/** Goes a journey's way again, on these documents; says in sentences what is not as the journey says. */
export function replayJourney(asked: ReadonlyMap<string, AskedPlan>, journey: RecordedJourney): readonly string[] {
  const plan = asked.get(journey.asked);
  if (plan !== undefined) return compareJourneys(journey, recordJourney(plan, journey)).map(describeDeviation);
  const nearest = nearestName(journey.asked, [...asked.keys()]);
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return [`No document "${journey.asked}" asks anything: it is missing, or it does not pass the check.${meant}`];
}
