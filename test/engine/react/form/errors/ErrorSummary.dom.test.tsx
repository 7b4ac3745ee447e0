import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ErrorSummary } from '../../../../../engine/react/form/errors/ErrorSummary.tsx';
import { exampleMessages } from '../../exampleMessages.ts';

describe('the error summary', () => {
  test.each([
    ['Name', 'This is required.', 'Name: This is required.'],
    ['Do you smoke?', 'This is required.', 'Do you smoke? This is required.'],
    ['Phone number', 'Please enter a valid phone number.', 'Please enter a valid phone number.'],
    ['', 'This is required.', 'This is required.'],
  ])('tells of %j with %j as %j', (label, text, link) => {
    render(<ErrorSummary summaryErrors={[{ id: 'a', label, text }]} messages={exampleMessages} />);
    expect(screen.getByRole('link').textContent).toBe(link);
  });

  test.each([
    ['Name', 'This is required.', 'Pet 2, Name: This is required.'],
    ['Name', 'Name is a required field.', 'Pet 2: Name is a required field.'],
    ['Is it ill?', 'This is required.', 'Pet 2, Is it ill? This is required.'],
    ['', 'Nobody eats itself.', 'Pet 2: Nobody eats itself.'],
  ])('tells of %j in an entry with %j as %j', (label, text, link) => {
    render(<ErrorSummary summaryErrors={[{ id: 'a', entry: 'Pet 2', label, text }]} messages={exampleMessages} />);
    expect(screen.getByRole('link').textContent).toBe(link);
  });

  test('is silent without errors, with its live region in place', () => {
    render(<ErrorSummary summaryErrors={[]} messages={exampleMessages} />);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
