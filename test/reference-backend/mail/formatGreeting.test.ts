import { describe, expect, test } from 'vitest';
import { formatGreeting } from '../../../reference-backend/mail/formatGreeting.ts';

describe('a mail greets', () => {
  test.each([
    ['Ann', 'Hello Ann,'],
    [' Mary  Ann ', 'Hello Mary Ann,'],
    ["D'Arcy", "Hello D'Arcy,"],
    ['Zoë-Marie', 'Hello Zoë-Marie,'],
    ['J. R.', 'Hello J. R.,'],
    ['J.R.', 'Hello J.R.,'],
    ['José María', 'Hello José María,'],
    ['李小龍', 'Hello 李小龍,'],
  ])('somebody called %s by name', (name, greeting) => {
    expect(formatGreeting(name)).toBe(greeting);
  });

  test.each([
    ['a link', 'https://evil.example/x'],
    ['an address that a mail program makes a link of', 'evil.com'],
    ['an address among names', 'Ann evil.com'],
    ['a line break', 'Ann\nYou won'],
    ['another line break', 'Ann\u2028You won'],
    ['a carriage return', 'Ann\rBcc'],
    ['a telephone number', 'Call 555 0199'],
    ['a sentence', 'You have won a prize'],
    ['a sentence with hyphens', 'Your-Account-Is-Locked'],
    ['signs without a letter', "'"],
    ['a hyphen alone', '-'],
    ['markup', '<b>Ann</b>'],
    ['a mail address', 'ann@evil'],
    ['signs that turn the direction of writing', 'Ann\u202eevil'],
    ['a full stop of another script', 'evil。com'],
  ])('nobody by %s', (_what, name) => {
    expect(formatGreeting(name)).toBe('Hello,');
  });
});
