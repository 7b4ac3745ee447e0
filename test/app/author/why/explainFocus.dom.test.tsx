import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionDefinition } from '#engine';
import { explainFocus } from '../../../../app/author/why/explainFocus.ts';
import { compilePlan, showWizard } from '../../../engine/react/exampleWizard.tsx';
import { showQuestions } from '../../../engine/react/questionnaire/exampleQuestionnaire.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

const berth: QuestionDefinition = {
  id: 'berth',
  type: 'radio',
  title: 'Which berth?',
  options: [
    { value: 'upper', title: 'Upper' },
    { value: 'lower', title: 'Lower', when: { '==': [{ var: 'context.tide' }, 'high'] } },
  ],
  messages: [
    { location: 'question', type: 'info', text: 'Berths are <b>narrow</b>.' },
    {
      location: 'responses',
      type: 'warning',
      text: 'Mind the ladder.',
      when: { '==': [{ var: 'answers.berth' }, 'upper'] },
    },
  ],
  answers: [{ is: 'upper' }, { is: 'lower', submitAction: 'failWithErrorMessage', message: 'Not below.' }],
};
const deck: QuestionDefinition = {
  id: 'deck',
  type: 'dropdown',
  title: 'Which deck?',
  skipWhen: { '==': [{ var: 'answers.berth' }, 'lower'] },
  options: [
    { value: 'sun', title: 'Sun deck' },
    { value: 'main', title: 'Main deck' },
  ],
  answers: [{}],
};

describe('explainFocus among questions', () => {
  const show = () => showQuestions([berth, deck]).container;
  const said = (target: Element, root: Element) =>
    explainFocus(target, root).map(({ heading, explanation: { outcome } }) => `${heading} ${outcome}`);

  it('says of a choice whether it is offered, and of no other choice', () => {
    const root = show();
    expect(said(screen.getByRole('radio', { name: 'Lower' }), root)).toEqual([
      'Asked? asked',
      'Accepted? refused',
      'Option “lower”? offered',
    ]);
    expect(said(screen.getByText('Upper'), root)).toContain('Option “upper”? offered');
  });

  it('says of the rule of a choice what would turn it', () => {
    const root = show();
    const { explanation } = explainFocus(screen.getByRole('radio', { name: 'Lower' }), root)[2] ?? {};
    expect(explanation?.because).toMatchObject([{ pointer: '/questions/0/options/1/when', decides: true }]);
  });

  it('says everything of a question whose heading has the focus', () => {
    const root = show();
    expect(said(screen.getByRole('heading', { name: 'Which berth?' }), root)).toEqual([
      'Asked? asked',
      'Accepted? refused',
      'Option “upper”? offered',
      'Option “lower”? offered',
      'Notice 1? shown',
      'Notice 2? hidden',
    ]);
  });

  it('follows the answers to the next question', async () => {
    const root = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Upper' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const list = screen.getByRole('combobox');
    const [asked] = explainFocus(list, root);
    expect(asked?.explanation).toMatchObject({ outcome: 'asked', place: { kind: 'question', question: 'deck' } });
    expect(asked?.explanation.because).toMatchObject([{ pointer: '/questions/1/skipWhen' }]);
  });

  it('knows a notice by its words, with markup or without', async () => {
    const root = show();
    expect(said(screen.getByText('narrow', { exact: false }), root)).toEqual(['Notice 1? shown']);
    await userEvent.click(screen.getByRole('radio', { name: 'Upper' }));
    expect(said(screen.getByText('Mind the ladder.'), root)).toEqual(['Notice 2? shown']);
  });

  it('says of the reason for which a guest cannot go on which answer decided', async () => {
    const root = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Lower' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const [outcome] = explainFocus(screen.getByText('Not below.'), root);
    expect(outcome).toMatchObject({ heading: 'Eligible?', explanation: { outcome: 'ineligible' } });
    expect(outcome?.explanation.because.filter(({ decides }) => decides)).toMatchObject([
      { pointer: '/questions/0/answers/1' },
    ]);
  });

  it('says of an answer that is missing why it is refused', async () => {
    const root = show();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(said(screen.getByText('Choose one.'), root)).toContain('Accepted? refused');
  });
});

describe('explainFocus on a page', () => {
  /** The step and its page have the name of a field of theirs. */
  const meals = compilePlan([
    {
      id: 'meals',
      title: 'Meals',
      pages: [
        {
          name: 'meals',
          title: 'What you eat',
          schema: {
            type: 'object',
            required: ['meals'],
            properties: {
              meals: {
                type: 'array',
                title: 'Meals',
                uniqueItems: true,
                items: { type: 'string', enum: ['Fish', 'Fruit'] },
              },
              'meals-late': { type: 'boolean', title: 'Late?' },
            },
          },
          uiSchema: { meals: { 'ui:widget': 'checkboxes' }, 'meals-late': { 'ui:widget': 'radio' } },
          rules: [{ show: ['/meals-late'], when: { in: ['Fish', { var: 'answers.meals' }] } }],
        },
      ],
    },
  ]);
  const said = (target: Element, root: Element) =>
    explainFocus(target, root).map(({ heading, explanation: { place } }) => `${heading} ${JSON.stringify(place)}`);
  const of = (kind: string, field: string) => JSON.stringify({ kind, step: 'meals', field });

  it.each(['Fish', 'Fruit'])('says of the choice %s what is said of its field', (name) => {
    const { container } = showWizard({ plan: meals });
    expect(said(screen.getByRole('checkbox', { name }), container)).toEqual([
      `Shown? ${of('field', 'meals')}`,
      `Required? ${of('required', 'meals')}`,
      `Accepted? ${of('answer', 'meals')}`,
    ]);
  });

  it('tells fields apart of which one has the beginning of the name of the other', async () => {
    const { container } = showWizard({ plan: meals });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
    const yes = screen.getByRole('radio', { name: 'Yes' });
    act(() => yes.focus());
    expect(said(yes, container)[0]).toBe(`Shown? ${of('field', 'meals-late')}`);
  });

  it('says of a heading whether its page is on the path, and nothing of a field of the same name', () => {
    const { container } = showWizard({ plan: meals });
    expect(said(screen.getByRole('heading', { name: 'What you eat' }), container)).toEqual([
      'On the path? {"kind":"page","step":"meals","page":"meals"}',
    ]);
    const step = container.querySelector('.sw-step');
    expect(step && said(step, container)).toEqual(['On the path? {"kind":"step","step":"meals"}']);
  });

  it('says nothing of what is of no document', () => {
    const { container } = showWizard({ plan: meals });
    expect(said(screen.getByRole('button', { name: 'Send' }), container)).toEqual([]);
    expect(explainFocus(document.body, document.body)).toEqual([]);
  });
});
