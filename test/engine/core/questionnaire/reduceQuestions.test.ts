import { describe, expect, it } from 'vitest';
import { initialQuestions, type QuestionsAction, questionPath, reduceQuestions } from '#engine';
import { answer, back, buildQuestionnaire, compilePlan, goThrough, outerScope } from './exampleQuestions.ts';

const grown = answer('born', '1990-05-01');
const vested = [...answer('swims', false), ...answer('vest', 'large')];

describe('going through questions', () => {
  it('begins at the first', () => {
    expect(initialQuestions(compilePlan(), outerScope)).toEqual({
      answers: {},
      position: 'born',
      phase: 'pending',
      attempted: [],
      refusals: 0,
    });
  });

  it('does not settle an answer before Continue', () => {
    const state = goThrough([{ type: 'edit', question: 'born', answer: '2026-01-01' }]);
    expect(state).toMatchObject({ position: 'born', phase: 'pending', refusals: 0 });
  });

  it('asks the next question', () => {
    expect(goThrough(grown)).toMatchObject({ position: 'swims', phase: 'pending' });
  });

  it('stays where nothing is answered, and shows errors', () => {
    expect(goThrough([{ type: 'continue' }])).toMatchObject({ position: 'born', attempted: ['born'], refusals: 1 });
  });

  it('skips a question', () => {
    expect(goThrough([...grown, ...answer('swims', true)]).position).toBe('cabin');
    expect(goThrough([...grown, ...answer('swims', false)]).position).toBe('vest');
  });

  it('ends with words of its own, and with the usual ones', () => {
    expect(goThrough(answer('born', '2026-01-01'))).toMatchObject({
      position: 'born',
      phase: 'ineligible',
      message: 'Babies stay <b>ashore</b>.',
      refusals: 1,
    });
    const usual = goThrough([...grown, ...answer('swims', false), ...answer('vest', 'none')]);
    expect(usual).toMatchObject({ position: 'vest', phase: 'ineligible' });
    expect(usual).not.toHaveProperty('message');
  });

  it('is open again after an edit, and goes on with the better answer', () => {
    const failed = goThrough(answer('born', '2026-01-01'));
    const open = goThrough([{ type: 'edit', question: 'born', answer: '2020-01-01' }], compilePlan(), failed);
    expect(open).toMatchObject({ position: 'born', phase: 'pending' });
    expect(open).not.toHaveProperty('message');
    expect(goThrough([{ type: 'continue' }], compilePlan(), open).position).toBe('swims');
  });

  it('does not go on by the answer that made ineligible', () => {
    const failed = goThrough(answer('born', '2026-01-01'));
    expect(goThrough([{ type: 'continue' }], compilePlan(), failed)).toBe(failed);
  });

  it('makes eligible where an answer says so', () => {
    expect(goThrough([...grown, ...vested, ...answer('cabin', 'deck'), ...answer('port', 'bath')])).toMatchObject({
      phase: 'eligible',
      end: 'schedule',
    });
  });

  it('makes eligible after the last question', () => {
    const all = [
      ...grown,
      ...vested,
      ...answer('cabin', 'deck'),
      ...answer('port', 'york'),
      ...answer('luggage', true),
    ];
    expect(goThrough(all)).toMatchObject({ phase: 'eligible', end: 'last' });
  });

  it('goes back to the question before, with its answer, over those that are skipped', () => {
    const state = goThrough([...grown, ...answer('swims', true), back]);
    expect(state).toMatchObject({ position: 'swims', phase: 'pending', answers: { swims: true } });
    expect(goThrough([back], compilePlan(), state).position).toBe('born');
  });

  it('stays at the first question on Back', () => {
    const first = goThrough([]);
    expect(reduceQuestions(compilePlan(), first, back, outerScope)).toBe(first);
  });

  it('goes back from a question that made ineligible', () => {
    const state = goThrough([...grown, ...answer('swims', false), ...answer('vest', 'none'), back]);
    expect(state).toMatchObject({ position: 'swims', phase: 'pending' });
  });

  it.each<readonly [string, readonly QuestionsAction[], number, string]>([
    ['any question before', [...grown, ...vested], 0, 'born'],
    ['a later one that the answers lead to', [...grown, ...vested, back, back, back], 2, 'vest'],
    ['the last one that they lead to', [...grown, ...vested, back, back, back], 9, 'cabin'],
    ['none past an answer that is missing', [], 3, 'born'],
    ['the first at least', grown, -1, 'born'],
    [
      'the question before one that made ineligible',
      [...grown, ...answer('swims', false), ...answer('vest', 'none')],
      1,
      'swims',
    ],
  ])('can be at %s by the history', (_what, actions, index, position) => {
    expect(goThrough([...actions, { type: 'arrive', index }])).toMatchObject({ position, phase: 'pending' });
  });

  it('does not come by the history past an answer that was changed for the worse', () => {
    const worse: QuestionsAction = { type: 'edit', question: 'born', answer: '2026-01-01' };
    const state = goThrough([...grown, ...vested, { type: 'arrive', index: 0 }, worse]);
    expect(goThrough([{ type: 'arrive', index: 2 }], compilePlan(), state)).toBe(state);
  });

  it('keeps what made eligible until Back', () => {
    const done = goThrough([...grown, ...vested, ...answer('cabin', 'deck'), ...answer('port', 'bath')]);
    expect(
      goThrough([{ type: 'edit', question: 'port', answer: 'rome' }, { type: 'continue' }], compilePlan(), done),
    ).toBe(done);
    expect(goThrough([back], compilePlan(), done)).toMatchObject({ position: 'port', phase: 'pending' });
  });

  it('opens again what was settled, at the same question and with its answer', () => {
    const reopen = { type: 'reopen' } as const;
    const well = goThrough([...grown, ...vested, ...answer('cabin', 'deck'), ...answer('port', 'bath')]);
    const open = goThrough([reopen], compilePlan(), well);
    expect(open).toMatchObject({ position: 'port', phase: 'pending', answers: { port: 'bath' } });
    expect(open).not.toHaveProperty('end');
    const failed = goThrough([...answer('born', '2026-01-01'), reopen]);
    expect(failed).toMatchObject({ position: 'born', phase: 'pending' });
    expect(failed).not.toHaveProperty('message');
    expect(goThrough([reopen], compilePlan(), failed)).toBe(failed);
  });

  it('finds the way when the ground has moved', () => {
    const plan = compilePlan();
    const state = goThrough([...grown, ...answer('swims', true)]);
    const later = { ...outerScope, context: { ...outerScope.context, today: '1980-01-01' } };
    expect(reduceQuestions(plan, state, { type: 'continue' }, later)).toMatchObject({ position: 'born', refusals: 1 });
    const unborn = goThrough([{ type: 'edit', question: 'born', answer: '' }], plan, state);
    expect(reduceQuestions(plan, unborn, back, outerScope)).toMatchObject({ position: 'born', refusals: 0 });
  });

  it('is eligible on Continue when the ground has moved so that every question is skipped', () => {
    const skipWhen = { '==': [{ var: 'context.tide' }, 'low'] };
    const plan = compilePlan(buildQuestionnaire({ id: 'a', type: 'yesNo', title: 'A?', skipWhen }));
    const state = initialQuestions(plan, outerScope);
    expect(state).toMatchObject({ position: 'a', phase: 'pending' });
    const low = { ...outerScope, context: { ...outerScope.context, tide: 'low' } };
    expect(reduceQuestions(plan, state, { type: 'continue' }, low)).toMatchObject({ phase: 'eligible', end: 'last' });
  });

  it('is eligible at once when every question is skipped', () => {
    const plan = compilePlan(buildQuestionnaire({ id: 'a', type: 'yesNo', title: 'A?', skipWhen: true }));
    const state = initialQuestions(plan, outerScope);
    expect(state).toMatchObject({ position: undefined, phase: 'eligible', end: 'last' });
    expect(goThrough([back, { type: 'continue' }, { type: 'reopen' }], plan, state)).toBe(state);
  });

  it('knows no other question', () => {
    const state = goThrough([]);
    expect(goThrough([{ type: 'edit', question: 'toString', answer: true }], compilePlan(), state)).toBe(state);
  });
});

describe('what a guest is offered', () => {
  const offered = (answers: Record<string, string | boolean>) => {
    const asked = questionPath(compilePlan(), answers, outerScope).at(-1);
    return { id: asked?.question.id, choices: asked?.choices };
  };

  it('is yes and no, the options on offer, or any date', () => {
    expect(offered({})).toEqual({ id: 'born', choices: undefined });
    expect(offered({ born: '1990-05-01' })).toEqual({ id: 'swims', choices: [true, false] });
    expect(offered({ born: '1990-05-01', swims: true })).toEqual({ id: 'cabin', choices: ['deck'] });
    expect(offered({ born: '1990-05-01', swims: false, vest: 'small' })).toEqual({
      id: 'cabin',
      choices: ['deck', 'below'],
    });
  });

  it('is one page for one set of options', () => {
    const cabin = compilePlan().questions[3];
    expect(cabin?.pageWith(['deck'])).toBe(cabin?.pageWith(['deck']));
    expect(cabin?.pageWith(['deck', 'below'])).toBe(cabin?.page);
  });

  it('is nothing when no option is on offer, and then nothing can be answered', () => {
    const plan = compilePlan(
      buildQuestionnaire({
        id: 'a',
        type: 'radio',
        title: 'A?',
        options: [{ value: 'x', title: 'X', when: { '==': [{ var: 'context.tide' }, 'low'] } }],
      }),
    );
    const asked = questionPath(plan, { a: 'x' }, outerScope).at(-1);
    expect(asked).toMatchObject({ choices: [], outcome: { to: 'stay' } });
    expect(goThrough(answer('a', 'x'), plan)).toMatchObject({ phase: 'pending', position: 'a' });
  });
});

describe('an answer that cannot be judged', () => {
  it('holds the guest: not on offer any more', () => {
    const state = goThrough([...grown, ...vested, ...answer('cabin', 'below'), back, back, back]);
    expect(state.position).toBe('swims');
    const dry = goThrough(answer('swims', true), compilePlan(), state);
    expect(dry).toMatchObject({ position: 'cabin', answers: { cabin: 'below' } });
    expect(goThrough([{ type: 'continue' }], compilePlan(), dry)).toMatchObject({ position: 'cabin', refusals: 1 });
  });

  it('holds the guest: a rule before the first that holds is unknown', () => {
    const plan = compilePlan(
      buildQuestionnaire({
        id: 'a',
        type: 'yesNo',
        title: 'A?',
        answers: [
          { is: true, when: { '==': [{ var: 'context.tide' }, 'low'] }, submitAction: 'failWithErrorMessage' },
          { submitAction: 'schedule' },
        ],
      }),
    );
    const unsure = { steps: {}, context: {} };
    const [yes, no] = [true, false].map((value) => questionPath(plan, { a: value }, unsure)[0]);
    expect(yes).toMatchObject({ outcome: { to: 'stay' }, violations: [{ path: '/a', keyword: 'undecided' }] });
    expect(no).toMatchObject({ outcome: { to: 'eligible' }, violations: [] });
  });

  it('holds the guest: refused by a check, whose words it has', () => {
    const asked = questionPath(compilePlan(), { born: '2030-01-01' }, outerScope)[0];
    expect(asked).toMatchObject({ outcome: { to: 'stay' }, violations: [{ path: '/born', keyword: 'check1' }] });
    expect(asked?.view.page.messages['/born']?.check1).toBe('Date must be in the past.');
  });
});
