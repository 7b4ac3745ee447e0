import { isDeepStrictEqual } from 'node:util';
import { evaluateCondition, evaluateRule, isOnPath, type Json, type Scope, UNKNOWN } from '#engine';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import { below, placeIn } from '../placeIn.ts';
import { type GuestsOf, guestsOf } from './ExpectedGuest.ts';
import { type GuestSurroundings, type GuestTrial, tryGuest } from './GuestTrial.ts';

/** What leads on from a prescreen: to services, and to what later forms know. */
export interface PrescreenResults extends Pick<PrescreenPlan, 'services' | 'priorAnswers'> {
  /** The name of the document. */
  readonly document: string;
  readonly guests: GuestsOf;
}

/** Holds a prescreen to the guests that authors expect: where their answers lead, and what later forms know of them. */
export function provePrescreenGuests(
  results: PrescreenResults,
  surroundings: Pick<GuestSurroundings, 'prover' | 'world' | 'report'>,
  scope: Scope,
): void {
  const { document, guests } = results;
  const full = (name: string): string => (/^(steps|context)\./.test(name) ? name : `answers.${name}`);
  for (const guest of guestsOf(guests, document))
    tryGuest(guest, { ...surroundings, onHeld: guests.onHeld }, full, (trial) => {
      isLed(results, trial, scope);
      for (const [name, value] of Object.entries(guest.known)) isKnown(results, trial, scope, name, value);
    });
}

function isLed({ services, document }: PrescreenResults, trial: GuestTrial, scope: Scope): void {
  const { services: expected, who } = trial.guest;
  if (expected === undefined) return;
  const found = () => services.find(({ when }) => when === undefined || isOnPath(evaluateCondition(when, scope)));
  const instead: { ids?: readonly number[] } = {};
  const led = () => {
    const ids = found()?.serviceIds ?? [];
    const isExpected = ids.toSorted().join() === expected.toSorted().join();
    // What is found last is that of the witness.
    if (!isExpected) instead.ids = ids;
    return isExpected;
  };
  const witness = trial.always({ description: 'the services follow', holds: led });
  const index = services.findIndex(({ serviceIds }) => expected.every((id) => serviceIds.includes(id)));
  const place = index < 0 ? placeIn(document, 'services') : placeIn(document, 'services', index);
  const words = `The expected guest "${who}" should be led to the services ${expected.join(', ')}, and is led to ${instead.ids?.join(', ') || 'none'}`;
  if (witness === undefined) trial.hold(below(place, 'when'), true);
  else trial.report(place, 'example-otherwise', words, witness);
}

function isKnown(
  { priorAnswers, document }: PrescreenResults,
  trial: GuestTrial,
  scope: Scope,
  name: string,
  expected: Json,
): void {
  const place = placeIn(document, 'known', name);
  const rule = priorAnswers.find((each) => each.name === name)?.value;
  const known = () => {
    const value = rule === undefined ? UNKNOWN : evaluateRule(rule, scope);
    return isDeepStrictEqual(value === UNKNOWN ? null : value, expected);
  };
  const witness = trial.always({ description: `"${name}" is known`, holds: known });
  const words = `Later forms should know ${JSON.stringify(expected)} as "${name}" of the expected guest "${trial.guest.who}", and do not always`;
  if (witness === undefined) trial.hold(place, true);
  else trial.report(place, 'example-otherwise', words, witness);
}
