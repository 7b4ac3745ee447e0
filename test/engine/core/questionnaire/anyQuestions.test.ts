import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  evaluateEligibility,
  initialQuestions,
  type Json,
  type QuestionsAction,
  type QuestionsState,
  questionPath,
  reduceQuestions,
} from '#engine';
import { cases } from '../../../setup/cases.ts';
import { answered, anyAnswer, dates, isValid, type Model, models, predict } from './arbitraryQuestions.ts';
import { compilePlan, outerScope } from './exampleQuestions.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ids = (model: Model, answers: QuestionsState['answers']): readonly string[] =>
  questionPath(model.plan, answers, outerScope).map(({ question }) => question.id);

/** Gives one of the valid answers to the present question, selected by a number. */
function answerWell({ plan, questions }: Model, state: QuestionsState, pick: number): QuestionsState {
  const asked = questionPath(plan, state.answers, outerScope).find(({ question }) => question.id === state.position);
  const right: readonly Json[] = asked?.choices ?? dates;
  const answer = right[pick % right.length];
  expect(questions.some(({ definition }) => definition.id === state.position)).toBe(true);
  const edited = reduceQuestions(plan, state, { type: 'edit', question: state.position ?? '', answer }, outerScope);
  return reduceQuestions(plan, edited, { type: 'continue' }, outerScope);
}

describe('whatever the questions and the answers', () => {
  it('order, skip conditions, options and ends are what the document says', () => {
    const seen = { pending: 0, eligible: 0, ineligible: 0, skipped: 0 };
    fc.assert(
      fc.property(answered, ([model, answers]) => {
        const predicted = predict(model, answers);
        const eligibility = evaluateEligibility(model.plan, answers, outerScope);
        expect({ path: eligibility.path.map(({ question }) => question.id), state: eligibility.state }).toEqual(
          predicted,
        );
        seen[eligibility.state] += 1;
        const last = Number(eligibility.path.at(-1)?.question.id.slice(1));
        if (eligibility.path.length <= last) seen.skipped += 1;
      }),
      { numRuns: cases(700) },
    );
    // Each of the cases above must really occur.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(50));
  });

  it('an answer that is missing, ill-typed or not on offer never makes eligible and never advances', () => {
    let refused = 0;
    fc.assert(
      fc.property(models, fc.array(fc.nat(), { maxLength: 6 }), anyAnswer, (model, picks, answer) => {
        let state = initialQuestions(model.plan, outerScope);
        for (const pick of picks) if (state.phase === 'pending') state = answerWell(model, state, pick);
        const { position } = state;
        const here = questionPath(model.plan, state.answers, outerScope).find(
          ({ question }) => question.id === position,
        );
        if (state.phase !== 'pending' || position === undefined || here === undefined) return;
        if (answer !== undefined && isValid(answer, here.choices ?? 'dates')) return;
        const edited = reduceQuestions(model.plan, state, { type: 'edit', question: position, answer }, outerScope);
        const next = reduceQuestions(model.plan, edited, { type: 'continue' }, outerScope);
        expect(next).toMatchObject({ position, phase: 'pending', refusals: state.refusals + 1 });
        expect(next.attempted).toContain(position);
        refused += 1;
      }),
      { numRuns: cases(700) },
    );
    expect(refused).toBeGreaterThan(cases(60));
  });

  it('a guest who answers well comes to an end, in at most as many steps as there are questions', () => {
    const ends = { eligible: 0, ineligible: 0 };
    fc.assert(
      fc.property(models, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (model, picks) => {
        let state = initialQuestions(model.plan, outerScope);
        const visited: (string | undefined)[] = [];
        for (const pick of picks.slice(0, model.questions.length)) {
          if (state.phase !== 'pending') break;
          visited.push(state.position);
          state = answerWell(model, state, pick);
        }
        expect(state.phase).not.toBe('pending');
        if (state.phase !== 'pending') ends[state.phase] += 1;
        expect(visited).toEqual([...new Set(visited)].sort());
        expect(evaluateEligibility(model.plan, state.answers, outerScope).state).toBe(state.phase);
      }),
      { numRuns: cases(500) },
    );
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(cases(50));
  });

  it('hidden answers are read by nobody', () => {
    let hidden = 0;
    fc.assert(
      fc.property(answered, fc.array(anyAnswer, { minLength: 7, maxLength: 7 }), ([model, answers], others) => {
        const path = ids(model, answers);
        const onPath = Object.fromEntries(Object.entries(answers).filter(([id]) => path.includes(id)));
        const offPath = Object.fromEntries(
          others.flatMap((answer, index) => (path.includes(`q${index}`) ? [] : [[`q${index}`, answer]])),
        );
        const shape = (given: QuestionsState['answers']) => {
          const eligibility = evaluateEligibility(model.plan, given, outerScope);
          return {
            state: eligibility.state,
            path: eligibility.path.map(({ question, choices, notices: messages, outcome, view }) => ({
              id: question.id,
              choices,
              messages,
              outcome,
              scope: view.scope,
            })),
          };
        };
        expect(shape({ ...offPath, ...onPath })).toEqual(shape(answers));
        if (model.questions.some(({ definition: { id } }) => Object.hasOwn(offPath, id))) hidden += 1;
      }),
      { numRuns: cases(500) },
    );
    expect(hidden).toBeGreaterThan(cases(50));
  });

  it('Back leads to the question before on the path, with its answer', () => {
    let returned = 0;
    fc.assert(
      fc.property(models, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (model, picks) => {
        let state = initialQuestions(model.plan, outerScope);
        for (const pick of picks) {
          if (state.phase !== 'pending') return;
          const before = state;
          state = answerWell(model, before, pick);
          if (state.phase !== 'pending') return;
          const back = reduceQuestions(model.plan, state, { type: 'back' }, outerScope);
          expect(back).toMatchObject({ position: before.position, phase: 'pending', answers: state.answers });
          expect(reduceQuestions(model.plan, back, { type: 'continue' }, outerScope).position).toBe(state.position);
          returned += 1;
        }
      }),
      { numRuns: cases(400) },
    );
    expect(returned).toBeGreaterThan(cases(60));
  });

  it('nothing is ever thrown, and the position is on the path', () => {
    const anyJson = fc.dictionary(
      fc.oneof(fc.constantFrom('q0', 'q1', 'q2', '__proto__', 'born'), fc.string()),
      fc.jsonValue(),
    );
    const anyAction: fc.Arbitrary<QuestionsAction> = fc.oneof(
      fc.constantFrom<QuestionsAction>({ type: 'continue' }, { type: 'back' }, { type: 'arrive', index: 1 }),
      fc.record({
        type: fc.constant('edit' as const),
        question: fc.constantFrom('q0', 'q1', 'q2', 'q3', '__proto__', 'toString'),
        answer: fc.oneof(anyAnswer, fc.jsonValue().map(copyJson)),
      }),
    );
    fc.assert(
      fc.property(
        models,
        anyJson,
        fc.string(),
        fc.array(anyAction, { maxLength: 12 }),
        (model, given, position, actions) => {
          const answers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, copyJson(value)]));
          let state: QuestionsState = { answers, position, phase: 'pending', attempted: [], refusals: 0 };
          for (const action of actions) {
            state = reduceQuestions(model.plan, state, action, outerScope);
            evaluateEligibility(model.plan, state.answers, outerScope);
            const path = ids(model, state.answers);
            if (action.type !== 'edit' && state.phase === 'pending' && path.length > 0)
              expect(path).toContain(state.position);
          }
        },
      ),
      { numRuns: cases(700) },
    );
  });

  it('nothing is ever thrown by the questions of the examples either', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(compilePlan().questions.map(({ id }) => [id, fc.jsonValue().map(copyJson)])), {
          requiredKeys: [],
        }),
        (answers) => {
          const eligibility = evaluateEligibility(compilePlan(), answers, outerScope);
          expect(['pending', 'eligible', 'ineligible']).toContain(eligibility.state);
        },
      ),
      { numRuns: cases(300) },
    );
  });
});

/** Copies a value as `Json`, since fast-check has a JSON type of its own. */
function copyJson(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value));
  return copy;
}
