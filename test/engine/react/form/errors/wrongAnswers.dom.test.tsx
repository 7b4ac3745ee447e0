import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showWizard } from '../../exampleWizard.tsx';
import { errorLinks, name, petName, pressContinue } from '../travellerForm.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
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

  test('says beside the field that characters cannot be seen, and keeps what was typed', async () => {
    const { state } = showWizard();
    await userEvent.click(name());
    await userEvent.paste('Ann\u202eeel');
    await userEvent.keyboard('{Enter}');
    expect(state().phase).toBe('editing');
    const description = 'Error: Something here cannot be seen.';
    expect(screen.getByRole('textbox', { name: 'Name', description })).toBe(name());
    expect(name().value).toBe('Ann\u202eeel');
    await userEvent.clear(name());
    await userEvent.type(name(), 'Ann{Tab}');
    expect(name().hasAttribute('aria-invalid')).toBe(false);
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
