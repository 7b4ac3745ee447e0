import { isDeepStrictEqual } from 'node:util';
import {
  type CheckPlan,
  evaluateCondition,
  evaluateRule,
  type Json,
  type PagePlan,
  type Place,
  UNKNOWN,
  validate,
} from '#engine';
import { checkCondition, shownConditions } from '../forms/formConditions.ts';
import type { StepContext } from '../forms/StepContext.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { dayOf } from './dayOf.ts';
import { type GuestsOf, guestsOf } from './ExpectedGuest.ts';
import { type GuestTrial, tryGuest } from './GuestTrial.ts';

/** Holds forms to the guests that authors expect: what each is asked, and which of their answers are refused. */
export function proveFormGuests(steps: readonly StepContext[], guests: GuestsOf, configuration?: string): void {
  for (const step of steps) {
    const { prover, world, report } = step;
    const { id, form } = step.model.step;
    const answered = step.places.page(form.pages[0]?.name ?? '').document;
    const full = (name: string): string => (/^(steps|context)\./.test(name) ? name : `steps.${id}.${name}`);
    for (const guest of guestsOf(guests, answered))
      tryGuest(
        guest,
        { prover, world, report, onHeld: guests.onHeld, ...(configuration !== undefined && { configuration }) },
        full,
        (trial) => tryForm(step, trial),
      );
  }
}

function tryForm(step: StepContext, trial: GuestTrial): void {
  const { answers, asked, offered, notAsked, refused } = trial.guest;
  for (const name of asked) withField(step, trial, name, 'asked', (page) => isAsked(step, page, trial, name));
  for (const name of offered) withField(step, trial, name, 'offered', (page) => isOffered(step, page, trial, name));
  for (const name of notAsked) withField(step, trial, name, 'notAsked', (page) => isNotAsked(step, page, trial, name));
  for (const { name, message } of refused)
    withField(step, trial, fieldOf(name), 'refused', (page) => isRefused(step, page, trial, name, message));
  for (const [name, value] of Object.entries(trial.guest.filledIn))
    withField(step, trial, name, 'filledIn', (page) => isFilledIn(step, page, trial, name, value));
  for (const name of Object.keys(answers)) {
    if (/^(steps|context)\./.test(name)) continue;
    const field = fieldOf(name);
    const page = pageOf(step, field);
    if (page === undefined || notAsked.includes(field) || trial.answer(name) === undefined) continue;
    if (isShown(step, page, trial, field) && refused.every((each) => each.name !== name))
      isTaken(step, page, trial, name);
  }
}

/** The field of a name: a list for a field of its entries. */
const fieldOf = (name: string): string => name.split('.-.')[0] ?? name;

const pageOf = ({ model }: StepContext, field: string): PagePlan | undefined =>
  model.step.form.pages.find(({ fields }) => fields.includes(field));

function withField(
  step: StepContext,
  trial: GuestTrial,
  field: string,
  member: string,
  run: (page: PagePlan) => void,
): void {
  const page = pageOf(step, field);
  const words = `The expected guest "${trial.guest.who}" names "${field}", which is no field of this form`;
  if (page === undefined) trial.report(below(trial.guest.place, member), 'example-unknown', words);
  else run(page);
}

function isShown(step: StepContext, page: PagePlan, trial: GuestTrial, field: string): boolean {
  return shownConditions(step, page, field).every((condition) => {
    const witness = trial.always(condition);
    if (witness === undefined) {
      trial.hold(condition.place, true);
      return true;
    }
    const words = `"${field}" is not asked of the expected guest "${trial.guest.who}"`;
    trial.report(condition.place ?? step.places.field(page.name, field), 'example-not-asked', words, witness);
    return false;
  });
}

const requiredCondition = ({ model, places }: StepContext, page: PagePlan, field: string): Condition => ({
  description: `"${field}" is required`,
  place: requirePlace(places, page, field),
  holds: () => model.isFieldRequired(page, field),
});

function requirePlace(places: StepContext['places'], page: PagePlan, field: string): Place {
  const [rule] = places.effects(page.name, field, 'require');
  return rule === undefined ? places.field(page.name, field) : below(rule, 'when');
}

function isAsked(step: StepContext, page: PagePlan, trial: GuestTrial, field: string): void {
  const { places } = step;
  if (!isShown(step, page, trial, field) || page.computes.has(field)) return;
  const witness = trial.always(requiredCondition(step, page, field));
  const place = requirePlace(places, page, field);
  const words = `The expected guest "${trial.guest.who}" may leave "${field}" empty, and should have to answer it`;
  if (witness === undefined) trial.hold(place, true);
  else trial.report(place, 'example-not-asked', words, witness);
}

function isOffered(step: StepContext, page: PagePlan, trial: GuestTrial, field: string): void {
  if (!isShown(step, page, trial, field)) return;
  const required = requiredCondition(step, page, field);
  const witness = trial.ever([required]);
  const place = required.place ?? step.stepPlace;
  const words = `The expected guest "${trial.guest.who}" must answer "${field}", and should be free to leave it empty`;
  if (witness === undefined) trial.hold(place, false);
  else trial.report(place, 'example-asked', words, witness);
}

function isNotAsked(step: StepContext, page: PagePlan, trial: GuestTrial, field: string): void {
  const conditions = shownConditions(step, page, field);
  const witness = trial.ever(conditions);
  const place = conditions[0]?.place ?? step.places.field(page.name, field);
  const words = `"${field}" is asked of the expected guest "${trial.guest.who}"`;
  if (witness === undefined) trial.holdOnly(conditions);
  else trial.report(place, 'example-asked', words, witness);
}

/** Whether a field is filled in as expected, with its own value where no rule fills it in. */
function isFilledIn(step: StepContext, page: PagePlan, trial: GuestTrial, field: string, expected: Json): void {
  const { value: rule, when } = page.prefills.get(field) ?? {};
  const { default: preset, format } = page.schema.properties[field] ?? {};
  const wanted = typeof expected === 'string' && format === 'date' ? dayOf(expected) : expected;
  const { scope } = step.model;
  const filled = (): Json => {
    const isGiven = rule !== undefined && (when === undefined || evaluateCondition(when, scope) === true);
    const value = isGiven ? evaluateRule(rule, scope) : UNKNOWN;
    return value === UNKNOWN ? (preset ?? null) : value;
  };
  let instead: Json | undefined;
  const holds = () => {
    const value = filled();
    const isExpected = isDeepStrictEqual(value, wanted);
    // What is found last is that of the witness.
    if (!isExpected) instead = value;
    return isExpected;
  };
  const place = step.places.prefills(page.name, field);
  const witness = trial.always({ description: `"${field}" is filled in`, holds });
  const words = `"${field}" should be filled in with ${JSON.stringify(expected)} for the expected guest "${trial.guest.who}", and is filled in with ${describeValue(instead)}`;
  if (witness === undefined) trial.hold(below(place, 'when'), expected !== null);
  else trial.report(place, 'example-otherwise', words, witness);
}

const describeValue = (value: Json = null): string => (value === null ? 'nothing' : JSON.stringify(value));

interface PlacedCheck {
  readonly check: CheckPlan;
  readonly place: Place;
}

/** The checks of an answer, or of a field of a list's entries, in the order in which a guest meets them. */
function checksOf({ places, stepPlace }: StepContext, page: PagePlan, name: string): readonly PlacedCheck[] {
  const at = places.checks(page.name);
  return page.checks.flatMap((check, index) =>
    check.names.join('.') === name ? [{ check, place: below(at[index] ?? stepPlace, 'that') }] : [],
  );
}

/** The keywords by which the schema refuses the answer. That of a list's entry is left to the form. */
function refusing(page: PagePlan, trial: GuestTrial, name: string): readonly string[] {
  const schema = page.schema.properties[name];
  const answer = trial.answer(name);
  return schema === undefined || answer === undefined ? [] : validate(schema, answer).map(({ keyword }) => keyword);
}

const answerOf = (trial: GuestTrial, name: string): string =>
  `The answer${trial.quote(name)} of the expected guest "${trial.guest.who}" to "${name}"`;

function isTaken(step: StepContext, page: PagePlan, trial: GuestTrial, name: string): void {
  const words = `${answerOf(trial, name)} is refused`;
  for (const keyword of refusing(page, trial, name).slice(0, 1))
    trial.report(
      below(step.places.field(page.name, name), keyword),
      'example-refused',
      `${words} by the "${keyword}" of the field`,
    );
  for (const { check, place } of checksOf(step, page, name)) {
    const witness = trial.always(checkCondition(step, check, place, false));
    if (witness === undefined) trial.hold(place, true);
    else trial.report(place, 'example-refused', `${words} by the check "${check.message}"`, witness);
  }
}

function isRefused(step: StepContext, page: PagePlan, trial: GuestTrial, name: string, message?: string): void {
  const checks = checksOf(step, page, name);
  const wanted = checks.filter(({ check }) => message === undefined || check.message === message);
  const before = message === undefined ? [] : checks.slice(0, wanted[0] ? checks.indexOf(wanted[0]) : 0);
  const where = wanted[0]?.place ?? step.places.field(page.name, fieldOf(name));
  const words = answerOf(trial, name);
  for (const { check, place } of before) {
    const witness = trial.always(checkCondition(step, check, place, false));
    if (witness === undefined) trial.hold(place, true);
    else trial.report(place, 'example-refused', `${words} is refused by the check "${check.message}" first`, witness);
  }
  if (message === undefined && refusing(page, trial, name).length > 0) return;
  const passing = wanted.map(({ check, place }) => checkCondition(step, check, place, false));
  const witness = wanted.length === 0 ? new Map() : trial.ever(passing);
  if (witness === undefined) trial.holdOnly(passing);
  else trial.report(where, 'example-not-refused', `${words} is accepted`, witness);
}
