import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type WidgetEntry, widgets } from '#engine/react';
import { compilePlan, showWizard } from '../exampleWizard.tsx';
import { name, petName } from './travellerForm.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('a page of questions', () => {
  test('stands under its title, with its formatted description and the meaning of the mark', () => {
    showWizard();
    expect(screen.getByRole('heading', { name: 'About you' })).toBeTruthy();
    expect(screen.getByText('Tell us who travels.')).toBeTruthy();
    expect(screen.getByText('* Required')).toBeTruthy();
  });

  test('hands over text when its control is left, not before', async () => {
    const { state } = showWizard();
    await userEvent.type(name(), 'Ann');
    expect(state().answers.traveller?.person?.name).toBeUndefined();
    await userEvent.tab();
    expect(state().answers.traveller?.person).toEqual({ name: 'Ann' });
  });

  test('hands over text by Enter', async () => {
    const { state } = showWizard();
    await userEvent.type(name(), 'Ann{Enter}');
    expect(state().answers.traveller?.person).toEqual({ name: 'Ann' });
    expect(state().refusals).toBe(1);
  });

  test('tells its style sheet that errors are shown, by which controls of a row leave their line', async () => {
    showWizard();
    const isRefused = () => name().closest('form')?.classList.contains('sw-form--refused');
    expect(isRefused()).toBe(false);
    await userEvent.type(name(), '{Enter}');
    expect(isRefused()).toBe(true);
  });

  test('refuses a number that is none, and keeps it in sight', async () => {
    const page = {
      name: 'page',
      title: 'Luggage',
      schema: { type: 'object', properties: { weight: { type: 'number', title: 'Weight' } } },
    } as const;
    const { state } = showWizard({ plan: compilePlan([{ id: 'luggage', title: 'Luggage', pages: [page] }]) });
    const weight = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
    await userEvent.type(weight(), '1e999{Enter}');
    expect(state().phase).toBe('editing');
    expect(weight().getAttribute('aria-invalid')).toBe('true');
    expect(weight().value).not.toBe('');
    await userEvent.clear(weight());
    await userEvent.type(weight(), '12.5{Enter}');
    expect(state().answers.luggage?.page).toEqual({ weight: 12.5 });
  });

  test('names and describes a control by its schema when the texts of its uiSchema are empty', () => {
    const page = {
      name: 'page',
      title: 'Luggage',
      schema: {
        type: 'object',
        properties: {
          weight: { type: 'number', title: 'Weight', description: 'In kilograms.' },
          fragile: { type: 'boolean', title: 'Fragile' },
        },
      },
      uiSchema: { weight: { 'ui:description': '' }, fragile: { 'ui:title': '' } },
    } as const;
    showWizard({ plan: compilePlan([{ id: 'luggage', title: 'Luggage', pages: [page] }]) });
    const described = screen.getByRole('textbox', { name: 'Weight' }).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('In kilograms.');
    expect(screen.getByRole('checkbox', { name: 'Fragile' })).toBeTruthy();
  });

  test('has the name that its uiSchema gives a question also in the error and in the summary', async () => {
    const page = {
      name: 'page',
      title: 'Luggage',
      schema: {
        type: 'object',
        required: ['weight'],
        properties: { weight: { type: 'number', title: 'Weight' } },
      },
      uiSchema: { weight: { 'ui:title': 'Weight in {unit}' } },
      messages: { '/weight': { required: '{label}, please.' } },
    } as const;
    const settings = { unit: { type: 'string', default: 'kg' } } as const;
    showWizard({ plan: compilePlan([{ id: 'luggage', title: 'Luggage', settings, pages: [page] }]) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight in kg' }), '{Enter}');
    expect(screen.getByRole('link', { name: 'Weight in kg, please.' })).toBeTruthy();
  });

  test('takes text away again', async () => {
    const { state } = showWizard();
    await userEvent.type(name(), 'Ann');
    await userEvent.tab();
    await userEvent.clear(name());
    await userEvent.tab();
    expect(state().answers.traveller?.person).toEqual({});
  });

  test('shows what is pasted or filled in by the browser', async () => {
    const { state } = showWizard();
    fireEvent.input(name(), { target: { value: 'Ann' } });
    fireEvent.blur(name());
    expect(state().answers.traveller?.person).toEqual({ name: 'Ann' });
  });

  test('shows an answer that was changed from outside', async () => {
    const { dispatch } = showWizard();
    await userEvent.type(name(), 'Ann');
    await waitFor(() => dispatch({ type: 'edit', answers: { name: 'Ben' } }));
    await waitFor(() => expect(name().value).toBe('Ben'));
  });
});

describe('a question that another one shows', () => {
  test('comes and goes with the answer to it', async () => {
    showWizard();
    expect(screen.queryByRole('textbox', { name: 'Name of the pet' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(petName()).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('textbox', { name: 'Name of the pet' })).toBeNull();
  });

  test('comes back with its answer, even one still being typed', async () => {
    showWizard();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(petName(), 'Rex');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(petName().value).toBe('Rex');
  });

  test('renders no other question again', async () => {
    const renders = vi.fn();
    const spy: WidgetEntry = {
      name: 'spy',
      naming: 'label',
      takes: ['text'],
      component: (props) => {
        renders(props.name);
        return <input id={props.id} />;
      },
    };
    const properties = {
      pet: { type: 'boolean', title: 'Pet?' },
      petName: { type: 'string', title: 'Pet' },
      other: { type: 'string', title: 'Other' },
    };
    const page = {
      name: 'p',
      title: 'P',
      schema: { type: 'object', properties },
      uiSchema: { other: { 'ui:widget': 'spy' } },
      rules: [{ show: ['/petName'], when: { '==': [{ var: 'answers.pet' }, true] } }],
    };
    const all = [...widgets, spy];
    showWizard({ plan: compilePlan([{ id: 'f', title: 'F', pages: [page] }], all), widgets: all });
    expect(renders).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pet?' }));
    expect(screen.getByRole('textbox', { name: 'Pet' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Pet' }), 'Rex');
    await userEvent.tab();
    expect(renders).toHaveBeenCalledTimes(1);
  });
});
