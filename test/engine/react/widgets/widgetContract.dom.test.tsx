import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Answers, type JsonSchema, widgets } from '#engine';
import { FieldErrorsContext } from '../../../../engine/react/form/FieldErrorsContext.ts';
import { Fields } from '../../../../engine/react/form/Fields.tsx';
import { isJson } from '../../../../engine/react/form/isJson.ts';
import { createPendingText } from '../../../../engine/react/form/PendingText.ts';
import { withAnswer } from '../../../../engine/react/form/withAnswer.ts';
import { exampleView } from '../exampleView.ts';
import { exampleWords } from '../exampleWords.ts';

interface Case {
  readonly widget: string;
  readonly schema: JsonSchema;
  /** The control, or the group of controls, that carries the question's name. */
  readonly role: 'textbox' | 'combobox' | 'radiogroup' | 'group' | 'checkbox';
  readonly given: string | boolean | readonly string[];
  /** What the guest sees of the given answer. */
  readonly seen: () => unknown;
  /** Answers by keyboard alone; the focus stands on the first control. */
  readonly answer: (user: UserEvent) => Promise<void>;
  readonly answered: unknown;
}

const text = (): string => screen.getByRole<HTMLInputElement>('textbox').value;
const ticked = (): readonly (string | null)[] =>
  [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter(({ checked }) => checked)
    .map((input) => input.closest('label')?.textContent ?? null);
const parts = (): readonly string[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const colours: JsonSchema = { type: 'string', enum: ['red', 'green', 'blue'] };

const cases: readonly Case[] = [
  {
    widget: 'text',
    schema: { type: 'string', maxLength: 3 },
    role: 'textbox',
    given: 'abc',
    seen: () => text() === 'abc',
    answer: (user) => user.keyboard('  more than three  {Tab}'),
    answered: 'more than three',
  },
  {
    widget: 'textarea',
    schema: { type: 'string' },
    role: 'textbox',
    given: 'abc',
    seen: () => text() === 'abc',
    answer: (user) => user.keyboard('one{Enter}two {Tab}'),
    answered: 'one\ntwo',
  },
  {
    widget: 'email',
    schema: { type: 'string', format: 'email' },
    role: 'textbox',
    given: 'a@b.example',
    seen: () => text() === 'a@b.example',
    answer: (user) => user.keyboard('me@home.example{Tab}'),
    answered: 'me@home.example',
  },
  {
    widget: 'phone',
    schema: { type: 'string', maxLength: 14 },
    role: 'textbox',
    given: '(513) 555-0142',
    seen: () => text() === '(513) 555-0142',
    answer: (user) => user.keyboard('5135550142{Tab}'),
    answered: '(513) 555-0142',
  },
  {
    widget: 'numeric',
    schema: { type: 'string' },
    role: 'textbox',
    given: '45202',
    seen: () => text() === '45202',
    answer: (user) => user.keyboard('007{Tab}'),
    answered: '007',
  },
  {
    widget: 'masked',
    schema: { type: 'string' },
    role: 'textbox',
    given: '123-45-6789',
    seen: () => text() === '123-45-6789',
    answer: (user) => user.keyboard(' 123-45-6789 {Tab}'),
    answered: '123-45-6789',
  },
  {
    widget: 'select',
    schema: colours,
    role: 'combobox',
    given: 'green',
    seen: () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text === 'green',
    answer: (user) => user.selectOptions(screen.getByRole('combobox'), 'blue'),
    answered: 'blue',
  },
  {
    widget: 'radio',
    schema: colours,
    role: 'radiogroup',
    given: 'green',
    seen: () => ticked().join() === 'green',
    answer: (user) => user.keyboard(' '),
    answered: 'red',
  },
  {
    widget: 'radio',
    schema: { type: 'boolean' },
    role: 'radiogroup',
    given: false,
    seen: () => ticked().join() === 'No',
    answer: (user) => user.keyboard(' '),
    answered: true,
  },
  {
    widget: 'toggle',
    schema: { type: 'boolean' },
    role: 'group',
    given: true,
    seen: () => screen.getByRole('button').textContent === 'No',
    answer: (user) => user.keyboard(' '),
    answered: true,
  },
  {
    widget: 'checkbox',
    schema: { type: 'boolean' },
    role: 'checkbox',
    given: true,
    seen: () => ticked().length === 1,
    answer: (user) => user.keyboard(' '),
    answered: true,
  },
  {
    widget: 'checkboxes',
    schema: { type: 'array', uniqueItems: true, items: colours },
    role: 'group',
    given: ['red', 'blue'],
    seen: () => ticked().join() === 'red,blue',
    answer: (user) => user.keyboard('{Tab}{Tab} {Shift>}{Tab}{Tab}{/Shift} '),
    answered: ['red', 'blue'],
  },
  {
    widget: 'date',
    schema: { type: 'string', format: 'date' },
    role: 'group',
    given: '1990-03-04',
    seen: () => parts().join() === '03,04,1990',
    answer: (user) => user.keyboard('2{Tab}29{Tab}2024{Tab}'),
    answered: '2024-02-29',
  },
];

interface Look {
  readonly answers?: Answers;
  readonly required?: boolean;
  readonly error?: string;
  readonly look?: Readonly<Record<string, unknown>>;
}

interface QuestionProps {
  readonly example: Case;
  readonly look: Look;
  readonly onAnswers: (answers: Answers) => void;
}

const plain = ({ html }: { readonly html: string }) => <p>{html}</p>;

function Question({ example, look, onAnswers }: QuestionProps) {
  const { widget, schema } = example;
  const { answers: given = {}, required = false, error, look: more = {} } = look;
  const [answers, setAnswers] = useState(given);
  const [errors] = useState(() => new Map(error === undefined ? [] : [['form_field', [error]]]));
  const [formContext] = useState(() => ({
    words: exampleWords,
    RichText: plain,
    widgets,
    pending: createPendingText(),
    answerAt: () => undefined,
    entryDeleted: () => undefined,
  }));
  const [view] = useState(() =>
    exampleView({
      properties: { field: { title: 'The question', description: 'Said first.', ...schema } },
      uiSchema: { field: { 'ui:widget': widget, 'ui:help': 'A hint.', ...more } },
      required: required ? ['field'] : [],
    }),
  );
  const change = (value: unknown): void => {
    if (value !== undefined && !isJson(value)) throw new Error('not JSON');
    const next = withAnswer(answers, ['field'], value);
    setAnswers(next);
    onAnswers(next);
  };
  return (
    <FieldErrorsContext value={errors}>
      <Fields view={view} answers={answers} idPrefix="form" formContext={formContext} onChange={change} />
    </FieldErrorsContext>
  );
}

function show(example: Case, look: Look = {}) {
  const held: { answers: Answers } = { answers: {} };
  const onAnswers = (answers: Answers): void => {
    held.answers = answers;
  };
  render(<Question example={example} look={look} onAnswers={onAnswers} />);
  return { held };
}

// As in a browser; jsdom knows no styles.
vi.stubGlobal('CSS', { supports: () => true });

const invalidControls = (): readonly Element[] => [...document.querySelectorAll('[aria-invalid=true]')];

test('every widget of the engine has a case', () => {
  expect(new Set(cases.map(({ widget }) => widget))).toEqual(new Set(widgets.map(({ name }) => name)));
});

describe.each(cases)('the widget $widget ($schema.type)', (example) => {
  const named = () => screen.getByRole(example.role, { name: 'The question' });

  test('is named by its question and described by description and hint', () => {
    show(example);
    expect(screen.getByRole(example.role, { name: 'The question', description: 'Said first. A hint.' })).toBe(named());
  });

  test('says that it is wrong, and what is wrong', () => {
    show(example, { error: 'This is wrong.' });
    expect(
      screen.getByRole(example.role, {
        name: 'The question',
        description: /Said first. A hint. Error: This is wrong.$/,
      }),
    ).toBe(named());
    expect(invalidControls().length).toBeGreaterThan(0);
    for (const control of invalidControls()) {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Error: This is wrong.');
    }
  });

  test('has no error and no dangling description otherwise', () => {
    show(example);
    expect(invalidControls()).toEqual([]);
    for (const element of document.querySelectorAll('[aria-describedby]')) {
      for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) {
        expect(document.getElementById(id), id).not.toBeNull();
      }
    }
  });

  test('is marked as required, to the eye and to a screen reader', () => {
    show(example, { required: true });
    expect(document.querySelector('.sw-required')?.textContent).toContain('The question');
    const said = document.querySelector('[aria-required=true]') ?? screen.getByText('Required');
    expect(said).toBeTruthy();
  });

  test('is not marked as required otherwise', () => {
    show(example);
    expect(document.querySelector('.sw-required')).toBeNull();
    expect(document.querySelector('[aria-required=true]')).toBeNull();
  });

  test.each(['ui:disabled', 'ui:readonly'])('cannot be changed when %s', async (state) => {
    const { held } = show(example, { look: { [state]: true } });
    const user = userEvent.setup();
    await user.tab();
    await example.answer(user);
    expect(held.answers).toEqual({});
  });

  test('shows the answer it is given', () => {
    show(example, { answers: { field: example.given } });
    expect(example.seen()).toBe(true);
  });

  test('is reached and answered with the keyboard', async () => {
    const { held } = show(example);
    const user = userEvent.setup();
    await user.tab();
    await example.answer(user);
    expect(held.answers).toEqual({ field: example.answered });
  });
});
