import { describe, expect, it } from 'vitest';
import { type Answers, questionPath, validatePage } from '#engine';
import { buildQuestionnaire, compilePlan, outerScope } from './exampleQuestions.ts';

const lastAsked = (answers: Answers, plan = compilePlan()) => questionPath(plan, answers, outerScope).at(-1);
const grown = { born: '1990-05-01' };
const boarding = { ...grown, swims: true, cabin: 'deck' };

describe('what the rules of a question read', () => {
  it.each<[string, Answers, Answers]>([
    ['no answer that is missing', grown, grown],
    ['no answer of another type', { ...grown, swims: 'yes' }, grown],
    ['no option that is not on offer', { ...grown, swims: true, cabin: 'below' }, { ...grown, swims: true }],
    ['no value that is not an option', { ...grown, swims: false, vest: 'huge' }, { ...grown, swims: false }],
    ['no answer to a question that is skipped', { ...grown, swims: true, vest: 'small' }, { ...grown, swims: true }],
    ['no inherited answer', Object.create(grown), {}],
  ])('is %s', (_, given, read) => {
    expect(lastAsked(given)?.view.scope.answers).toStrictEqual(read);
  });

  it('is the criteria of the option that is chosen', () => {
    const scope = (port: string) => lastAsked({ ...boarding, port })?.view.scope;
    expect(scope('rome')).toHaveProperty('criteria.port', { minimumAge: 0, open: false });
    expect(scope('oslo')).not.toHaveProperty('criteria.port');
  });

  it('is what the app knows and the forms before it', () => {
    expect(lastAsked({})?.view.scope).toStrictEqual({ ...outerScope, answers: {}, criteria: {}, settings: {} });
  });
});

describe('the notices beside a question', () => {
  const notices = (answers: Answers) => lastAsked(answers)?.notices.map(({ text }) => text);

  it('are shown while their condition is true, and not while it is unknown', () => {
    expect(notices(grown)).toEqual(['The sea is deep.']);
    const swims = (answer: boolean) =>
      questionPath(compilePlan(), { ...grown, swims: answer }, outerScope)[1]?.notices.map(({ text }) => text);
    expect(swims(false)).toEqual(['The sea is deep.', 'Take a vest.']);
    expect(swims(true)).toEqual(['The sea is deep.']);
  });

  it('do not speak of an answer that does not count', () => {
    const plan = compilePlan(
      buildQuestionnaire({
        id: 'vest',
        type: 'radio',
        title: 'Which vest?',
        options: [{ value: 'small', title: 'Small' }],
        messages: [
          { type: 'info', location: 'responses', text: 'It is yours.', when: { answered: { var: 'answers.vest' } } },
        ],
      }),
    );
    const shown = (vest: string) => lastAsked({ vest }, plan)?.notices.length;
    expect([shown('small'), shown('huge')]).toEqual([1, 0]);
  });
});

describe('a question on the path', () => {
  it('has choices unless it asks for a date', () => {
    expect(lastAsked({})).not.toHaveProperty('choices');
    expect(lastAsked(grown)).toHaveProperty('choices', [true, false]);
  });

  it.each<[string, Answers, object]>([
    ['says why it ends, where the document does', { born: '2026-01-01' }, { message: 'Babies stay <b>ashore</b>.' }],
    ['has no reason where the document has none', { ...grown, swims: false, vest: 'none' }, {}],
  ])('%s', (_, answers, reason) => {
    expect(lastAsked(answers)?.outcome).toStrictEqual({ to: 'ineligible', ...reason });
  });

  it('has a page that passes only with the answer that the rules read', () => {
    const plan = compilePlan(buildQuestionnaire({ id: 'pets', type: 'yesNo', title: 'Do you have pets?' }));
    const keywords = [{ pets: true }, {}].map((read) => {
      const asked = lastAsked(read, plan);
      return asked && validatePage(asked.view, { pets: true }).map(({ keyword }) => keyword);
    });
    expect(keywords).toEqual([[], ['undecided']]);
  });
});
