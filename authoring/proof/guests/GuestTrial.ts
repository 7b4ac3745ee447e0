import { type Json, type JsonSchema, type Place, validate } from '#engine';
import { answersIn } from '../listReasons.ts';
import type { ProofCode, ProofProblem } from '../ProofProblem.ts';
import type { Prover } from '../Prover.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Value, Variable, Witness } from '../solve/Variable.ts';
import type { World } from '../solve/World.ts';
import { dayOf, guestsToday } from './dayOf.ts';
import type { ExpectedGuest, GuestsOf } from './ExpectedGuest.ts';

/** What guests are tried on: forms of a configuration, or questions. */
export interface GuestSurroundings {
  readonly prover: Prover;
  readonly world: World;
  /** The configuration that asks the forms, of which several may. */
  readonly configuration?: string;
  readonly report: (problem: ProofProblem) => void;
  readonly onHeld: GuestsOf['onHeld'];
}

/** An expected guest who meets forms or questions: what the guest names is answered so, and all else may be anything. */
export interface GuestTrial {
  readonly guest: ExpectedGuest;
  /** The answer by the name that the guest has for it. */
  readonly answer: (name: string) => Value;
  /** The answer that the guest is written with, for a message; empty where it is one of several, or long. */
  readonly quote: (name: string) => string;
  /** Whether the conditions hold together, whatever else is answered; otherwise answers with which they do not. */
  readonly always: (condition: Condition) => Witness | undefined;
  /** Answers with which all conditions hold; undefined when there are none. */
  readonly ever: (conditions: readonly Condition[]) => Witness | undefined;
  readonly report: (place: Place, code: ProofCode, words: string, witness?: Witness) => void;
  /** Notes that the guest holds a condition to one side. */
  readonly hold: (place: Place | undefined, holds: boolean) => void;
  /** Notes the same of the one of several conditions that does not hold; nothing where several do not. */
  readonly holdOnly: (conditions: readonly Condition[]) => void;
}

/**
 * Gives a guest's answers, runs the trial, and takes them back.
 *
 * @param full the name of a variable, by the name that the guest has for an answer
 */
export function tryGuest(
  guest: ExpectedGuest,
  { prover, world, configuration: name, report, onHeld }: GuestSurroundings,
  full: (name: string) => string,
  run: (trial: GuestTrial) => void,
): void {
  const configuration = name === undefined ? {} : { configuration: name };
  const given = new Map<Variable, Value>();
  const answers = new Map<string, Value>();
  for (const [name, value] of Object.entries({ ...known(guest), ...guest.answers })) {
    const source = prover.find(full(name));
    const answer = readAnswer(value, source?.schema);
    answers.set(name, answer);
    if (source !== undefined) given.set(source.variable, answer);
    // What the forms that are tried take of their own answers is held to them elsewhere.
    const [violation] =
      source && answer !== undefined && name.startsWith('steps.') ? validate(source.schema, answer) : [];
    if (violation !== undefined)
      report({
        ...below(guest.place, 'answers', name),
        code: 'example-refused',
        severity: 'error',
        message: `The expected guest "${guest.who}" answers "${name}" with ${JSON.stringify(answer)}, which its "${violation.keyword}" refuses. Either the form or the example is wrong.`,
        ...configuration,
      });
    if (source === undefined && Object.hasOwn(guest.answers, name))
      report({
        ...below(guest.place, 'answers', name),
        code: 'example-unknown',
        severity: 'error',
        message: `The expected guest "${guest.who}" answers "${name}", which nothing asks and nobody knows.`,
        ...configuration,
      });
  }
  for (const [variable, value] of given) world.assign(variable, value);
  const others = (witness: Witness): Witness => new Map([...witness].filter(([variable]) => !given.has(variable)));
  const ever: GuestTrial['ever'] = (conditions) => prover.possible(conditions);
  const hold: GuestTrial['hold'] = (place, holds) => place && onHeld?.({ place, holds });
  try {
    run({
      guest,
      answer: (name) => answers.get(name),
      quote: (name) => quoteAnswer(guest, name),
      always: ({ holds, ...condition }) => prover.possible([{ ...condition, holds: () => !holds() }]),
      ever,
      report: (place, code, words, witness) => {
        const more = witness && answersIn(others(witness));
        report({
          ...place,
          code,
          severity: 'error',
          message: `${words}. Either the document or the example is wrong: mend ${code.endsWith('asked') ? 'the condition' : 'what stands here, or what it reads'}, or the guest in "${guest.place.document}".`,
          ...configuration,
          ...(more && Object.keys(more).length > 0 && { witness: more }),
        });
      },
      hold,
      holdOnly: (conditions) => {
        if (onHeld === undefined) return;
        const never = conditions.filter((condition) => ever([condition]) === undefined);
        if (never.length === 1) hold(never[0]?.place, false);
      },
    });
  } finally {
    for (const variable of given.keys()) world.release(variable);
  }
}

/** Longer answers would hide what is said of them. */
const longestQuote = 60;

function quoteAnswer({ answers, varied }: ExpectedGuest, name: string): string {
  const quoted = varied.includes(name) ? '' : JSON.stringify(answers[name] ?? '');
  return quoted.length > longestQuote || quoted === '""' || quoted === '' ? '' : ` ${quoted}`;
}

/** A day that is counted from today, a list of choices or services, or the answer itself. */
function readAnswer(value: ExpectedGuest['answers'][string] | undefined, schema: JsonSchema = {}): Value {
  if (typeof value === 'string' && schema.format === 'date') return dayOf(value);
  if (Array.isArray(value) && schema.items?.type === 'object') {
    const { properties = {} } = schema.items;
    return value.map((each: string | number) => readEntry(each, 'id' in properties));
  }
  return value ?? undefined;
}

/** A choice by its value, or a service by its id or name. */
const readEntry = (entry: string | number, isService: boolean): Json =>
  isService ? { [typeof entry === 'number' ? 'id' : 'name']: entry } : { value: entry, title: entry };

const known = ({ flow }: ExpectedGuest): ExpectedGuest['answers'] => ({
  'context.today': guestsToday,
  ...(flow && { 'context.flow': flow }),
});
