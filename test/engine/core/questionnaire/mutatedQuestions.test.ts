import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  compileQuestionnaire,
  evaluateEligibility,
  initialQuestions,
  type Json,
  type MessageCatalogue,
  type QuestionnaireDefinition,
  reduceQuestions,
  resolveMessage,
} from '#engine';
import {
  checkEligibilityQuestions,
  type EligibilityQuestions,
} from '../../../../schemas/generated/content/forms/eligibility-questions.js';
import { cases } from '../../../setup/cases.ts';
import { worded } from '../problems/worded.ts';
import { outerScope, questionsKnown, voyage } from './exampleQuestions.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** All places in a value, each as the names that lead to it. */
function placesIn(value: unknown, names: readonly string[] = []): readonly (readonly string[])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [names, ...members.flatMap(([name, member]) => placesIn(member, [...names, name]))];
}

/** The value with another one at the place; `undefined` removes it. */
function replaced(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, key === name ? replaced(member, rest, other) : member] as const)
    .filter(([, member]) => member !== undefined);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** Values that may occur somewhere in such a document, and values that may not. */
const pieces = fc.oneof(
  fc.constantFrom<unknown>(undefined, undefined, true, false, 0, '', 'x', '2020-02-31', [], {}, null),
  fc.constantFrom('date', 'radio', 'yesNo', 'dropdown', 'criteriaDropdown', 'schedule', 'failWithErrorMessage'),
  fc.constantFrom('constructor', 'answers.born', 'answers.cabin', 'criteria.port.open', 'context.tide', 'rome', '{x}'),
  fc.constantFrom<unknown>({ var: 'answers.swims' }, { '!': true }, { '/': [1, 0] }, { $ref: 'a#/b' }, [
    'rome',
    'bath',
  ]),
);
const mutated = fc.array(fc.tuple(fc.nat(), pieces), { minLength: 1, maxLength: 3 }).map((changes) =>
  changes.reduce<unknown>((value, [index, other]) => {
    const places = placesIn(value);
    return replaced(value, places[index % places.length] ?? [], other);
  }, voyage),
);

const rude = fc.dictionary(
  fc.constantFrom('born', 'swims', 'vest', 'cabin', 'port', 'luggage', 'constructor', 'x'),
  fc.constantFrom<Json>(
    '1990-05-01',
    '2025-01-01',
    true,
    false,
    'large',
    'deck',
    'below',
    'bath',
    'rome',
    '',
    null,
    5,
    [],
  ),
  { noNullPrototype: true },
);
const catalogue: MessageCatalogue = { invalid: 'Invalid.' };
const isValid = (document: unknown): document is EligibilityQuestions => checkEligibilityQuestions(document);

function walk(document: QuestionnaireDefinition, answers: Readonly<Record<string, Json>>): boolean {
  const compiled = compileQuestionnaire({ name: 'mutated', document }, questionsKnown);
  if (!compiled.ok) {
    expect(compiled.problems.length).toBeGreaterThan(0);
    for (const { pointer, message } of worded(compiled)) expect(`${pointer} ${message}`).not.toContain('undefined');
    return false;
  }
  const eligibility = evaluateEligibility(compiled.value, answers, outerScope);
  for (const { view, violations } of eligibility.path)
    for (const violation of violations) expect(resolveMessage(violation, view.page.messages, catalogue)).not.toBe('');
  let state = initialQuestions(compiled.value, outerScope, answers);
  for (const type of ['continue', 'continue', 'back', 'continue', 'continue', 'continue', 'continue'] as const)
    state = reduceQuestions(compiled.value, state, { type }, outerScope);
  return true;
}

describe('no document that passes the check', () => {
  it('throws when it is compiled and walked, whatever is answered', () => {
    const seen = { refused: 0, broken: 0, walked: 0 };
    fc.assert(
      fc.property(mutated, rude, (document, answers) => {
        if (!isValid(document)) seen.refused += 1;
        else if (walk(document, answers)) seen.walked += 1;
        else seen.broken += 1;
      }),
      { numRuns: cases(1500) },
    );
    // Each of the cases above must really occur.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(40));
  });
});
