import type { WizardPlan } from '#engine';
import { labeledLists } from '../../../app/journey/request/encoders.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { formatPointer, requestMeanings } from '../meanings/requestMeanings.ts';

/** How many places an author is shown, and how much their names must be like the field's. */
const most = 5;
const least = 0.35;

/**
 * The places of the booking request to which none of the configurations sends anything, and whose names are like the
 * field's: at most a handful, the nearest first.
 */
export function freePlaces(field: string, plans: readonly WizardPlan[], read: ReadSchema): readonly string[] {
  const all = requestMeanings(read).map(({ pointer }) => pointer);
  const sent = plans.flatMap(({ steps }) =>
    steps.flatMap(({ form }) => form.payload.map(({ to }) => `${formatPointer(to)}/`)),
  );
  return all
    .filter((place) => !all.some((other) => other.startsWith(`${place}/`)) && !labeledLists.includes(place))
    .filter((place) => !sent.some((to) => to.startsWith(`${place}/`)))
    .map((place) => ({ place, likeness: likeness(field, place.slice(place.lastIndexOf('/') + 1)) }))
    .filter((each) => each.likeness >= least)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ place }) => place);
}

/** From 0 to 1: how many pairs of neighbouring letters two names share. */
function likeness(one: string, other: string): number {
  const [own, theirs] = [pairsIn(one), pairsIn(other)];
  const shared = own.filter((pair) => theirs.includes(pair)).length;
  return (2 * shared) / Math.max(1, own.length + theirs.length);
}

const pairsIn = (name: string): readonly string[] =>
  [...name.toLowerCase()].slice(1).map((letter, index) => name.toLowerCase().charAt(index) + letter);
