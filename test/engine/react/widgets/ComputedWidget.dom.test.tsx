import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocalWizard, WizardForm, widgets } from '#engine/react';
import { partyPlan, sum } from '../../core/form/computed/computeWizard.ts';
import { exampleMessages } from '../exampleMessages.ts';
import { exampleCatalogue } from '../exampleWizard.tsx';

const plan = partyPlan({
  rules: [
    sum,
    { compute: '/size', with: { if: [{ '>': [{ var: 'answers.total' }, 4] }, 'large', 'small'] } },
    { compute: '/hidden', with: { var: 'answers.total' } },
  ],
  properties: {
    size: {
      type: 'string',
      title: 'Group',
      oneOf: [
        { const: 'small', title: 'A small group' },
        { const: 'large', title: 'A large group' },
      ],
    },
  },
});

function Party() {
  const wizard = useLocalWizard(plan);
  return <WizardForm wizard={wizard} messages={exampleMessages} catalogue={exampleCatalogue} widgets={widgets} />;
}

const total = () => screen.getByRole('status', { name: 'People in all' });
const type = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a computed field', () => {
  test('is an output with the label of the field, empty until its value is known', async () => {
    render(<Party />);
    expect(total().tagName).toBe('OUTPUT');
    expect(total().textContent).toBe('');
    await type('Adults', '2');
    expect(total().textContent).toBe('');
    await type('Children', '3');
    expect(total().textContent).toBe('5');
    expect(screen.getByRole('status', { name: 'Group' }).textContent).toBe('A large group');
    expect(screen.queryByRole('status', { name: 'hidden' })).toBeNull();
  });

  test('cannot be reached by Tab and offers nothing to type', async () => {
    render(<Party />);
    expect(total().tabIndex).toBe(-1);
    expect(screen.queryByRole('textbox', { name: 'People in all' })).toBeNull();
  });

  test('that is refused has the error and, after Continue, the focus; it goes when the answers are mended', async () => {
    render(<Party />);
    await type('Adults', '8');
    await type('Children', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(total()));
    const described = total().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('At most 9 people can come.');
    await type('Adults', '6');
    expect(total().getAttribute('aria-describedby')).toBeNull();
    expect(total().textContent).toBe('9');
  });
});
