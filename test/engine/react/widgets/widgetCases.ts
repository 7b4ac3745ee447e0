import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AriaRole } from 'react';
import type { JsonSchema } from '#engine';

/** A question for a widget, and how it is answered. */
export interface WidgetCase {
  readonly widget: string;
  readonly schema: JsonSchema;
  /** The control, or the group of controls, that carries the question's name. */
  readonly role: AriaRole;
  readonly given: string | number | boolean | readonly string[];
  /** What the guest sees of the given answer. */
  readonly seen: () => unknown;
  /** Answers by keyboard alone, starting with the focus on the first control. */
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

export const widgetCases: readonly WidgetCase[] = [
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
