import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type WidgetEntry, widgets } from '#engine';
import { planOf, showWizard } from '../exampleWizard.tsx';

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const petName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the pet' });
const pressContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const errorLinks = (): readonly (string | null)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => textContent);

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

  test('refuses a number that is none, and keeps it in sight', async () => {
    const page = {
      name: 'page',
      title: 'Luggage',
      schema: { type: 'object', properties: { weight: { type: 'number', title: 'Weight' } } },
    } as const;
    const { state } = showWizard({ plan: planOf([{ id: 'luggage', title: 'Luggage', pages: [page] }]) });
    const weight = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
    await userEvent.type(weight(), '1e999{Enter}');
    expect(state().phase).toBe('editing');
    expect(weight().getAttribute('aria-invalid')).toBe('true');
    expect(weight().value).not.toBe('');
    await userEvent.clear(weight());
    await userEvent.type(weight(), '12.5{Enter}');
    expect(state().answers.luggage?.page).toEqual({ weight: 12.5 });
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

describe('a section', () => {
  const address = {
    type: 'object',
    title: 'Address',
    description: 'Where you live.',
    required: ['zip'],
    properties: { zip: { type: 'string', title: 'ZIP' }, city: { type: 'string', title: 'City' } },
  };
  const page = { name: 'p', title: 'P', schema: { type: 'object', required: ['address'], properties: { address } } };
  const showSection = () => showWizard({ plan: planOf([{ id: 'f', title: 'F', pages: [page] }]) });

  test("is a group with a heading of its own, below the page's", () => {
    showSection();
    const section = within(screen.getByRole('group', { name: 'Address' }));
    expect(section.getByRole('heading', { level: 3, name: 'Address' })).toBeTruthy();
    expect(section.getByText('Where you live.')).toBeTruthy();
    expect(section.getByRole('textbox', { name: 'City' })).toBeTruthy();
  });

  test('keeps its answers together', async () => {
    const { state } = showSection();
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Dayton');
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP' }), '45402');
    await userEvent.tab();
    expect(state().answers.f?.p).toEqual({ address: { city: 'Dayton', zip: '45402' } });
  });

  test('shows the error of a field at the field', async () => {
    showSection();
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Dayton{Enter}');
    const zip = screen.getByRole('textbox', { name: 'ZIP', description: 'Error: This is required.' });
    expect(zip.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('fields in a section of the look', () => {
  const page = {
    name: 'p',
    title: 'P',
    schema: {
      type: 'object',
      required: ['plate'],
      properties: {
        car: { type: 'boolean', title: 'Do you bring a car?' },
        make: { type: 'string', title: 'Make' },
        plate: { type: 'string', title: 'Number plate' },
        rest: { type: 'string', title: 'Anything else?' },
      },
    },
    uiSchema: { car: { 'ui:widget': 'radio' }, 'ui:sections': [{ title: 'Your car', fields: ['make', 'plate'] }] },
    rules: [{ show: ['/make', '/plate'], when: { var: 'answers.car' } }],
  };
  const show = () => showWizard({ plan: planOf([{ id: 'f', title: 'F', pages: [page] }]) });

  test('are a group with a heading, there only when one of them is', async () => {
    show();
    expect(screen.queryByRole('group', { name: 'Your car' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    const section = within(screen.getByRole('group', { name: 'Your car' }));
    expect(section.getByRole('heading', { level: 3, name: 'Your car' })).toBeTruthy();
    expect(section.getAllByRole('textbox')).toHaveLength(2);
    expect(section.queryByRole('textbox', { name: 'Anything else?' })).toBeNull();
  });

  test('stay fields of the page', async () => {
    const { state } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Make' }), 'Saab{Enter}');
    expect(state().answers.f?.p).toEqual({ car: true, make: 'Saab' });
    const plate = screen.getByRole('textbox', { name: 'Number plate', description: 'Error: This is required.' });
    await waitFor(() => expect(document.activeElement).toBe(plate));
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
    showWizard({ plan: planOf([{ id: 'f', title: 'F', pages: [page] }], all), widgets: all });
    expect(renders).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pet?' }));
    expect(screen.getByRole('textbox', { name: 'Pet' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Pet' }), 'Rex');
    await userEvent.tab();
    expect(renders).toHaveBeenCalledTimes(1);
  });
});

describe('Continue with wrong answers', () => {
  test('stays, says what is wrong at each field and in a summary, and focuses the first', async () => {
    const { state } = showWizard();
    await pressContinue();
    expect(state().position).toEqual({ step: 'traveller', page: 'person' });
    expect(screen.getByRole('alert').textContent).toBe('Please correct 2');
    expect(errorLinks()).toEqual(['Name: This is required.', 'Do you bring a pet? This is required.']);
    expect(screen.getByRole('textbox', { name: 'Name', description: 'Error: This is required.' })).toBe(name());
    const pet = screen.getByRole('radiogroup', {
      name: 'Do you bring a pet?',
      description: 'Error: This is required.',
    });
    expect(pet.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name()));
  });

  test('focuses the first again at every such Continue', async () => {
    showWizard();
    await pressContinue();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    await pressContinue();
    await waitFor(() => expect(document.activeElement).toBe(name()));
  });

  test('leads from the summary to the field, and leaves the address alone', async () => {
    showWizard();
    await pressContinue();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    const address = window.location.href;
    const [, link] = screen.getAllByRole('link');
    if (link) await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
    expect(window.location.href).toBe(address);
  });

  test('drops each complaint once its answer is put right', async () => {
    showWizard();
    await pressContinue();
    await userEvent.type(name(), 'Ann');
    await userEvent.tab();
    expect(errorLinks()).toEqual(['Do you bring a pet? This is required.']);
    expect(name().getAttribute('aria-invalid')).toBeNull();
  });

  test('adds no complaint before the next Continue', async () => {
    showWizard();
    await pressContinue();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(petName().getAttribute('aria-invalid')).toBeNull();
    await pressContinue();
    expect(screen.getByRole('textbox', { name: 'Name of the pet', description: 'Error: What is it called?' })).toBe(
      petName(),
    );
  });

  test('never cuts an answer that is too long', async () => {
    showWizard();
    await userEvent.type(name(), 'Bartholomew the Great{Enter}');
    expect(name().value).toBe('Bartholomew the Great');
    expect(screen.getByRole('textbox', { name: 'Name', description: 'Error: At most 10 characters.' })).toBe(name());
  });

  test.each([
    ['13', '1', '1990', 'The month is wrong.', ['Month']],
    ['2', '30', '1990', 'There is no such day.', ['Month', 'Day', 'Year']],
    ['1', '1', '90', 'There is no such day.', ['Year']],
  ])('words the date %s/%s/%s by its fault, and marks the part', async (month, day, year, words, marked) => {
    showWizard();
    const born = within(screen.getByRole('group', { name: 'Date of birth' }));
    await userEvent.type(born.getByRole('textbox', { name: 'Month' }), month);
    await userEvent.type(born.getByRole('textbox', { name: 'Day' }), day);
    await userEvent.type(born.getByRole('textbox', { name: 'Year' }), `${year}{Enter}`);
    expect(errorLinks()).toContain(`Date of birth: ${words}`);
    const wrong = ['Month', 'Day', 'Year'].filter((part) =>
      born.getByRole('textbox', { name: part }).hasAttribute('aria-invalid'),
    );
    expect(wrong).toEqual(marked);
    expect(born.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([month, day, year]);
  });
});
