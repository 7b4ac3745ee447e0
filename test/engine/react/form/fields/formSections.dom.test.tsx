import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compilePlan, showWizard } from '../../exampleWizard.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
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
  const showSection = () => showWizard({ plan: compilePlan([{ id: 'f', title: 'F', pages: [page] }]) });

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

describe('fields in a section of a page', () => {
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
  const show = () => showWizard({ plan: compilePlan([{ id: 'f', title: 'F', pages: [page] }]) });

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

  test('are together where the first of them is, without those that are hidden', async () => {
    const apart = {
      ...page,
      uiSchema: {
        ...page.uiSchema,
        'ui:order': ['rest', '*', 'car'],
        'ui:sections': [
          { title: 'Your car', fields: ['plate', 'rest'] },
          { title: 'More of it', fields: ['make'] },
        ],
      },
    };
    showWizard({ plan: compilePlan([{ id: 'f', title: 'F', pages: [apart] }]) });
    const asked = () =>
      screen.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent ?? '');
    expect(asked()).toEqual([expect.stringContaining('Anything else?')]);
    expect(screen.queryByRole('group', { name: 'More of it' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(asked()).toEqual(['Anything else?', 'Number plate', 'Make'].map((label) => expect.stringContaining(label)));
    const first = within(screen.getByRole('group', { name: 'Your car' }));
    expect(first.getAllByRole('textbox')).toHaveLength(2);
    const more = within(screen.getByRole('group', { name: 'More of it' }));
    expect(more.getAllByRole('textbox')).toHaveLength(1);
  });
});
