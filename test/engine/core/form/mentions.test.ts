import { describe, expect, it } from 'vitest';
import {
  compileWizard,
  type FormDefinition,
  type MessageCatalogue,
  pathFor,
  resolveMessage,
  validatePage,
} from '#engine';
import { known } from '../wizard/exampleWizard.ts';

const catalogue: MessageCatalogue = { invalid: 'Input must be valid.' };

const definition = (mentioned: Readonly<Record<string, unknown>>, said: string): FormDefinition => ({
  id: 'trip',
  title: 'Trip',
  pages: [
    {
      name: 'days',
      title: 'Days',
      schema: {
        type: 'object',
        properties: {
          from: { type: 'string', format: 'date', title: 'From' },
          to: { type: 'string', format: 'date', title: 'To' },
        },
      },
      rules: [
        {
          check: '/to',
          that: { '>=': [{ var: 'answers.to' }, { addDays: [{ var: 'answers.from' }, 2] }] },
          with: mentioned,
          message: 'tooShort',
        },
      ],
      messages: { '/to': { tooShort: said } },
    },
  ],
});

function compile(mentioned: Readonly<Record<string, unknown>>, said: string) {
  const configuration = { name: 'form-config/x', document: { group: 'x', steps: [{ id: 'trip', form: 'trip' }] } };
  return compileWizard(configuration, [{ name: 'trip', document: definition(mentioned, said) }], known);
}

/** The messages for the answers. */
function listMessages(
  mentioned: Readonly<Record<string, unknown>>,
  said: string,
  days: Readonly<Record<string, string>>,
) {
  const compiled = compile(mentioned, said);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const [view] = pathFor(compiled.value, { trip: { days } }, { today: '2026-11-21' });
  if (view === undefined) throw new Error('A wizard has a page.');
  return validatePage(view, days).map((violation) => resolveMessage(violation, view.page.messages, catalogue));
}

const earliest = { addDays: [{ var: 'answers.from' }, 2] };

describe('words of a check', () => {
  it.each([
    ['a date, as guests type it', { date: earliest }, 'On or after {date}.', 'On or after 03/01/2027.'],
    ['a number', { days: { daysBetween: [{ var: 'answers.to' }, earliest] } }, '{days} too few.', '1 too few.'],
    ['a text', { who: { cat: ['the ', 'guest'] } }, 'For {who}.', 'For the guest.'],
    ['a text that looks like a date', { who: { cat: ['2027-03', '-01'] } }, 'For {who}.', 'For 2027-03-01.'],
  ])('mention %s', (_, mentioned, template, expected) => {
    expect(listMessages(mentioned, template, { from: '2027-02-27', to: '2027-02-28' })).toEqual([expected]);
  });

  it('mention nothing where the value is not known', () => {
    expect(listMessages({ date: earliest }, 'After {date}.', { to: '2027-02-28' })).toEqual(['After .']);
  });

  it.each([
    ['a value that cannot be said', { date: { '==': [1, 1] } }, 'x', '/pages/0/rules/0/with/date'],
    ['an unknown name in a value', { date: { var: 'answers.form' } }, 'x', '/pages/0/rules/0/with/date/var'],
    ['a place without a value', { date: earliest }, 'After {day}.', '/pages/0/messages/~1to/tooShort'],
  ])('refuse %s', (_, mentioned, template, pointer) => {
    const compiled = compile(mentioned, template);
    expect(compiled.ok ? [] : compiled.problems.map((problem) => problem.pointer)).toEqual([pointer]);
  });
});
